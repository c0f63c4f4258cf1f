/** Soccer clubs. venue_a shows the short name, venue_b the full one. */
import { parseTeams } from './team.ts';

export const eplTeams = parseTeams(
  'epl',
  `
ARS||Arsenal||Arsenal FC
AVL|ast|Aston Villa||Aston Villa FC
BOU||Bournemouth||AFC Bournemouth
BRE||Brentford||Brentford FC
BRI||Brighton||Brighton & Hove Albion FC
CHE||Chelsea||Chelsea FC
CRY||Crystal Palace||Crystal Palace FC
EVE||Everton||Everton FC
FUL||Fulham||Fulham FC
IPS||Ipswich Town||Ipswich Town FC
LEE||Leeds||Leeds United FC
LFC|liv|Liverpool||Liverpool FC
MCI|mac|Manchester City||Manchester City FC
MUN|mun|Manchester United||Manchester United FC
NEW||Newcastle||Newcastle United FC
NFO|not|Nottingham||Nottingham Forest FC
TOT||Tottenham||Tottenham Hotspur FC
WOL||Wolverhampton||Wolverhampton Wanderers FC`,
);

export const laLigaTeams = parseTeams(
  'laliga',
  `
ALA||Alaves||Deportivo Alavés
ATH|bil|Athletic Bilbao||Athletic Club
ATM|mad|Atletico Madrid||Club Atlético de Madrid
BAR||Barcelona||FC Barcelona
BET||Real Betis||Real Betis Balompié
CEL||Celta Vigo||RC Celta de Vigo
ESP||Espanyol||RCD Espanyol de Barcelona
GET||Getafe||Getafe CF
GIR||Girona||Girona FC
OSA||Osasuna||CA Osasuna
RMA|rea|Real Madrid||Real Madrid CF
RSO|soc|Real Sociedad||Real Sociedad de Fútbol
SEV||Sevilla||Sevilla FC
VAL||Valencia||Valencia CF
VIL||Villarreal||Villarreal CF`,
);

export const mlsTeams = parseTeams(
  'mls',
  `
ATL||Atlanta||Atlanta United FC
ATX|aus|Austin||Austin FC
CLT|cha|Charlotte||Charlotte FC
CHI||Chicago||Chicago Fire FC
CIN||Cincinnati||FC Cincinnati
COL||Colorado||Colorado Rapids
CLB||Columbus||Columbus Crew
DAL||Dallas||FC Dallas
DC|dcu|DC United||D.C. United SC
HOU||Houston||Houston Dynamo FC
LAFC|laf|Los Angeles F||Los Angeles FC
LAG||Los Angeles G||LA Galaxy
MIA||Miami||Inter Miami CF
MIN||Minnesota||Minnesota United FC
MTL|mon|Montreal||CF Montréal
NSH|nas|Nashville||Nashville SC
NYC||New York City||New York City FC
NYRB|nyr|New York RB||Red Bull New York
ORL||Orlando||Orlando City SC
PHI||Philadelphia||Philadelphia Union
POR||Portland||Portland Timbers
SD|sdi|San Diego FC||San Diego FC
SEA||Seattle||Seattle Sounders FC
TOR||Toronto||Toronto FC
VAN||Vancouver||Vancouver Whitecaps FC`,
);

export const nwslTeams = parseTeams(
  'nwsl',
  `
LA|ang|Los Angeles||Angel City FC
BAY||Bay||Bay FC
BOS||Boston||Boston Legacy FC
CHI||Chicago||Chicago Stars FC
DEN||Denver||Denver Summit FC
GFC|got|Gotham||Gotham FC
HOU||Houston||Houston Dash
KC|kan|Kansas City||Kansas City Current
NC|nor|North Carolina||North Carolina Courage
ORL||Orlando||Orlando Pride
POR||Portland||Portland Thorns FC
RAC||Louisville||Racing Louisville FC
SD|san|San Diego||San Diego Wave FC
SEA||Seattle||Seattle Reign FC
UTA||Utah||Utah Royals FC
WAS||Washington||Washington Spirit`,
);

export const bundesligaTeams = parseTeams(
  'bundesliga',
  `
BMU|bay|Bayern Munich||FC Bayern München
BVB|dor|Dortmund||BV Borussia 09 Dortmund
B04|lev|Leverkusen||Bayer 04 Leverkusen
BMG|mon|Monchengladbach||Borussia Mönchengladbach
AUG||Augsburg||FC Augsburg
SGE|ein|Frankfurt||Eintracht Frankfurt
SCF|fre|Freiburg||SC Freiburg
HSV|ham|Hamburg||Hamburger SV
TSG|hof|Hoffenheim||TSG 1899 Hoffenheim
KOE||Cologne||1. FC Köln
RBL|lei|Leipzig||RB Leipzig
M05|mai|Mainz||1. FSV Mainz 05
STU||Stuttgart||VfB Stuttgart
UNB|uni|Union Berlin||1. FC Union Berlin
SVW|wer|Bremen||SV Werder Bremen
WOB|wol|Wolfsburg||VfL Wolfsburg`,
);

export const serieATeams = parseTeams(
  'seriea',
  `
ATA||Atalanta||Atalanta BC
BFC|bol|Bologna||Bologna FC 1909
CAG||Cagliari||Cagliari Calcio
COM||Como||Como 1907
FIO||Fiorentina||ACF Fiorentina
GEN||Genoa||Genoa CFC
INT||Inter||FC Internazionale Milano
JUV||Juventus||Juventus FC
LAZ||Lazio||SS Lazio
ACM|mil|AC Milan||AC Milan
NAP||Napoli||SSC Napoli
PAR||Parma||Parma Calcio 1913
ROM||Roma||AS Roma
SAS||Sassuolo||US Sassuolo Calcio
TOR||Torino||Torino FC
UDI||Udinese||Udinese Calcio`,
);

export const ligue1Teams = parseTeams(
  'ligue1',
  `
SCO|ang|Angers||Angers SCO
AJA|aux|Auxerre||AJ Auxerre
BRE||Brest||Stade Brestois 29
LEH||Le Havre||Le Havre AC
RCL|len|Lens||Racing Club de Lens
LIL||Lille||Lille OSC
LOR||Lorient||FC Lorient
OL|lyo|Lyon||Olympique Lyonnais
OM|mar|Marseille||Olympique de Marseille
ASM|mon|Monaco||AS Monaco FC
NCE|nic|Nice||OGC Nice
PAR|pfc|Paris FC||Paris FC
PSG||Paris Saint-Germain||Paris Saint-Germain FC
REN||Rennes||Stade Rennais FC 1901
RCS|str|Strasbourg||RC Strasbourg Alsace
TFC|tou|Toulouse||Toulouse FC`,
);

export const ligaMxTeams = parseTeams(
  'ligamx',
  `
AME||America||CF América
ATL||Atlas||Atlas FC
CAZ||Cruz Azul||Cruz Azul
GDL|gua|Guadalajara||CD Guadalajara
JUA||Juarez||FC Juárez
LEO||Leon||Club León FC
MTY|mon|Monterrey||CF Monterrey
NEC||Necaxa||Club Necaxa
PAC||Pachuca||CF Pachuca
PUE||Puebla||Club Puebla
QUE||Queretaro||Querétaro FC
SLU|san|Santos Laguna||Santos Laguna
TIG||Tigres||Tigres UANL
TIJ||Tijuana||Club Tijuana
TOL||Toluca||Deportivo Toluca FC
PUM||Pumas||Pumas UNAM`,
);

export const brasileiroTeams = parseTeams(
  'brasileiro',
  `
BAH||Bahia||EC Bahia
BOT||Botafogo||Botafogo FR
COR||Corinthians||SC Corinthians Paulista
CRU||Cruzeiro||Cruzeiro EC
FLA||Flamengo||CR Flamengo
FLU||Fluminense||Fluminense FC
GRE||Gremio||Grêmio FBPA
INT||Internacional||SC Internacional
MIR||Mirassol||Mirassol FC
PAL||Palmeiras||SE Palmeiras
SAN||Santos||Santos FC
SAO||Sao Paulo||São Paulo FC
VAS||Vasco da Gama||CR Vasco da Gama
VIT||Vitoria||EC Vitória`,
);

export const championsLeagueTeams = parseTeams(
  'ucl',
  `
AJX|aja|Ajax||AFC Ajax
ARS||Arsenal||Arsenal FC
ATM|mad|Atletico Madrid||Club Atlético de Madrid
BAR||Barcelona||FC Barcelona
BMU|bay|Bayern Munich||FC Bayern München
BEN||Benfica||Sport Lisboa e Benfica
BRU||Club Brugge||Club Brugge KV
CEL||Celtic||Celtic FC
CHE||Chelsea||Chelsea FC
BVB|dor|Dortmund||BV Borussia 09 Dortmund
INT||Inter||FC Internazionale Milano
JUV||Juventus||Juventus FC
LFC|liv|Liverpool||Liverpool FC
MCI|mac|Manchester City||Manchester City FC
PSG||Paris Saint-Germain||Paris Saint-Germain FC
POR||Porto||FC Porto
PSV||PSV||PSV Eindhoven
RMA|rea|Real Madrid||Real Madrid CF`,
);
