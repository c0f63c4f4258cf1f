/** Clubs of the European leagues and cups, by every exact name that either venue writes for them. */
import { type Team, teamTable } from './team-table.ts';

export const eplClubs: readonly Team[] = teamTable(
  `
ars | Arsenal;Arsenal FC
avl | Aston Villa;Aston Villa FC
bou | Bournemouth;AFC Bournemouth
bre | Brentford;Brentford FC
bri | Brighton;Brighton & Hove Albion;Brighton & Hove Albion FC
bur | Burnley;Burnley FC
che | Chelsea;Chelsea FC
cov | Coventry;Coventry City;Coventry City FC
cry | Crystal Palace;Crystal Palace FC
eve | Everton;Everton FC
ful | Fulham;Fulham FC
hul | Hull;Hull City;Hull City AFC
ips | Ipswich;Ipswich Town;Ipswich Town FC
lee | Leeds;Leeds United;Leeds United FC
lei | Leicester;Leicester City;Leicester City FC
liv | Liverpool;Liverpool FC
mci | Manchester City;Manchester City FC;Man City
mun | Manchester United;Manchester United FC;Man United
new | Newcastle;Newcastle United;Newcastle United FC
nfo | Nottingham;Nottingham Forest;Nottingham Forest FC
sou | Southampton;Southampton FC
sun | Sunderland;Sunderland AFC
tot | Tottenham;Tottenham Hotspur;Tottenham Hotspur FC
whu | West Ham;West Ham United;West Ham United FC
wol | Wolverhampton;Wolves;Wolverhampton Wanderers;Wolverhampton Wanderers FC
`,
  'shared',
);

export const laLigaClubs: readonly Team[] = teamTable(
  `
ala | Alaves;Alavés;Deportivo Alavés
ath | Athletic Bilbao;Athletic Club
atm | Atletico Madrid;Atlético Madrid;Atletico;Club Atlético de Madrid
bar | Barcelona;FC Barcelona
bet | Real Betis;Betis;Real Betis Balompié
cel | Celta Vigo;Celta;RC Celta de Vigo
elc | Elche;Elche CF
esp | Espanyol;RCD Espanyol de Barcelona
get | Getafe;Getafe CF
gir | Girona;Girona FC
lev | Levante;Levante UD
mll | Mallorca;RCD Mallorca
osa | Osasuna;CA Osasuna
ovi | Oviedo;Real Oviedo
ray | Rayo Vallecano;Rayo Vallecano de Madrid
rma | Real Madrid;Real Madrid CF
rso | Real Sociedad;Real Sociedad de Fútbol
sev | Sevilla;Sevilla FC
val | Valencia;Valencia CF
vil | Villarreal;Villarreal CF
`,
  'shared',
);

export const bundesligaClubs: readonly Team[] = teamTable(
  `
aug | Augsburg;FC Augsburg
b04 | Leverkusen;Bayer Leverkusen;Bayer 04 Leverkusen
bay | Bayern Munich;Bayern;FC Bayern München
bmg | Monchengladbach;Borussia Mönchengladbach;Borussia Monchengladbach
bvb | Dortmund;Borussia Dortmund;BV Borussia 09 Dortmund
fch | Heidenheim;1. FC Heidenheim 1846
ham | Hamburg;Hamburger SV
hof | Hoffenheim;TSG 1899 Hoffenheim
koe | Cologne;Koln;1. FC Köln
m05 | Mainz;Mainz 05;1. FSV Mainz 05
rbl | Leipzig;RB Leipzig
s04 | Schalke;Schalke 04;FC Schalke 04
scf | Freiburg;SC Freiburg
sge | Frankfurt;Eintracht Frankfurt
stp | St. Pauli;FC St. Pauli 1910
stu | Stuttgart;VfB Stuttgart
svw | Bremen;Werder Bremen;SV Werder Bremen
unb | Union Berlin;1. FC Union Berlin
wob | Wolfsburg;VfL Wolfsburg
`,
  'shared',
);

export const serieAClubs: readonly Team[] = teamTable(
  `
acm | AC Milan
ata | Atalanta;Atalanta BC
bol | Bologna;Bologna FC 1909
cag | Cagliari;Cagliari Calcio
com | Como;Como 1907
cre | Cremonese;US Cremonese
fio | Fiorentina;ACF Fiorentina
gen | Genoa;Genoa CFC
int | Inter;Inter Milan;FC Internazionale Milano
juv | Juventus;Juventus FC
laz | Lazio;SS Lazio
lec | Lecce;US Lecce
nap | Napoli;SSC Napoli
par | Parma;Parma Calcio 1913
pis | Pisa;AC Pisa 1909
rom | Roma;AS Roma
sas | Sassuolo;US Sassuolo Calcio
tor | Torino;Torino FC
udi | Udinese;Udinese Calcio
ver | Verona;Hellas Verona;Hellas Verona FC
`,
  'shared',
);

export const ligue1Clubs: readonly Team[] = teamTable(
  `
ang | Angers;Angers SCO
aux | Auxerre;AJ Auxerre
bre | Brest;Stade Brestois 29
hac | Le Havre;Le Havre AC
len | Lens;RC Lens;Racing Club de Lens
lil | Lille;Lille OSC
lmf | Le Mans;Le Mans FC
lor | Lorient;FC Lorient
lyo | Lyon;Olympique Lyonnais
mar | Marseille;Olympique de Marseille
met | Metz;FC Metz
mon | Monaco;AS Monaco;AS Monaco FC
nan | Nantes;FC Nantes
nic | Nice;OGC Nice
pfc | Paris FC
psg | Paris Saint-Germain;PSG;Paris Saint-Germain FC
ren | Rennes;Stade Rennais FC 1901
str | Strasbourg;RC Strasbourg Alsace
tou | Toulouse;Toulouse FC
tro | Troyes;ES Troyes AC
`,
  'shared',
);

export const championsLeagueClubs: readonly Team[] = teamTable(
  `
acm | AC Milan
ajx | Ajax;AFC Ajax
ars | Arsenal;Arsenal FC
ata | Atalanta;Atalanta BC
ath | Athletic Bilbao;Athletic Club
atm | Atletico Madrid;Atlético Madrid;Atletico;Club Atlético de Madrid
avl | Aston Villa;Aston Villa FC
b04 | Leverkusen;Bayer Leverkusen;Bayer 04 Leverkusen
bar | Barcelona;FC Barcelona
bay | Bayern Munich;Bayern;FC Bayern München
ben | Benfica;SL Benfica;Sport Lisboa e Benfica
bru | Club Brugge;Club Brugge KV
bvb | Dortmund;Borussia Dortmund;BV Borussia 09 Dortmund
cel | Celtic;Celtic FC
che | Chelsea;Chelsea FC
cop | Copenhagen;FC København
fen | Fenerbahce;Fenerbahçe;Fenerbahçe SK
fey | Feyenoord;Feyenoord Rotterdam
gal | Galatasaray;Galatasaray SK
int | Inter;Inter Milan;FC Internazionale Milano
juv | Juventus;Juventus FC
len | Lens;RC Lens;Racing Club de Lens
lil | Lille;Lille OSC
liv | Liverpool;Liverpool FC
lyo | Lyon;Olympique Lyonnais
mar | Marseille;Olympique de Marseille
mci | Manchester City;Manchester City FC;Man City
mon | Monaco;AS Monaco;AS Monaco FC
mun | Manchester United;Manchester United FC;Man United
nap | Napoli;SSC Napoli
new | Newcastle;Newcastle United;Newcastle United FC
oly | Olympiacos;PAE Olympiakos SFP
por | Porto;FC Porto
psg | Paris Saint-Germain;PSG;Paris Saint-Germain FC
psv | PSV;PSV Eindhoven
rbl | Leipzig;RB Leipzig
rma | Real Madrid;Real Madrid CF
rom | Roma;AS Roma
scp | Sporting CP;Sporting Clube de Portugal
sge | Frankfurt;Eintracht Frankfurt
sha | Shakhtar Donetsk;FK Shakhtar Donetsk
sla | Slavia Prague;SK Slavia Praha
stu | Stuttgart;VfB Stuttgart
tot | Tottenham;Tottenham Hotspur;Tottenham Hotspur FC
vil | Villarreal;Villarreal CF
`,
  'shared',
);
