/** Teams of the North American leagues. Pairs that share a city or a name are kept on purpose. */
import { parseTeams } from './team.ts';

export const nflTeams = parseTeams(
  'nfl',
  `
ARI||Arizona|Cardinals|
ATL||Atlanta|Falcons|
BAL||Baltimore|Ravens|
BUF||Buffalo|Bills|
CAR||Carolina|Panthers|
CHI||Chicago|Bears|
CIN||Cincinnati|Bengals|
CLE||Cleveland|Browns|
DAL||Dallas|Cowboys|
DEN||Denver|Broncos|
DET||Detroit|Lions|
GB||Green Bay|Packers|
HOU||Houston|Texans|
IND||Indianapolis|Colts|
JAX||Jacksonville|Jaguars|
KC||Kansas City|Chiefs|
LV||Las Vegas|Raiders|
LAC||Los Angeles C|Chargers|Los Angeles Chargers
LAR|la|Los Angeles R|Rams|Los Angeles Rams
MIA||Miami|Dolphins|
MIN||Minnesota|Vikings|
NE||New England|Patriots|
NO||New Orleans|Saints|
NYG||New York G|Giants|New York Giants
NYJ||New York J|Jets|New York Jets
PHI||Philadelphia|Eagles|
PIT||Pittsburgh|Steelers|
SF||San Francisco|49ers|
SEA||Seattle|Seahawks|
TB||Tampa Bay|Buccaneers|
TEN||Tennessee|Titans|
WAS||Washington|Commanders|`,
);

export const nbaTeams = parseTeams(
  'nba',
  `
ATL||Atlanta|Hawks|
BOS||Boston|Celtics|
BKN||Brooklyn|Nets|
CHA||Charlotte|Hornets|
CHI||Chicago|Bulls|
CLE||Cleveland|Cavaliers|
DAL||Dallas|Mavericks|
DEN||Denver|Nuggets|
DET||Detroit|Pistons|
GSW||Golden State|Warriors|
HOU||Houston|Rockets|
IND||Indiana|Pacers|
LAC||Los Angeles C|Clippers|Los Angeles Clippers
LAL||Los Angeles L|Lakers|Los Angeles Lakers
MEM||Memphis|Grizzlies|
MIA||Miami|Heat|
MIL||Milwaukee|Bucks|
MIN||Minnesota|Timberwolves|
NOP|nor|New Orleans|Pelicans|
NYK||New York|Knicks|
OKC||Oklahoma City|Thunder|
ORL||Orlando|Magic|
PHI||Philadelphia|76ers|
PHX||Phoenix|Suns|
POR||Portland|Trail Blazers|
SAC||Sacramento|Kings|
SAS||San Antonio|Spurs|
TOR||Toronto|Raptors|
UTA||Utah|Jazz|
WAS||Washington|Wizards|`,
);

export const wnbaTeams = parseTeams(
  'wnba',
  `
ATL||Atlanta|Dream|
CHI||Chicago|Sky|
CONN|con|Connecticut|Sun|
DAL||Dallas|Wings|
GS|gsv|Golden State|Valkyries|
IND||Indiana|Fever|
LV|las|Las Vegas|Aces|
LA|los|Los Angeles|Sparks|
MIN||Minnesota|Lynx|
NY|nyl|New York|Liberty|
PHX||Phoenix|Mercury|
POR||Portland|Fire|
SEA||Seattle|Storm|
TOR||Toronto|Tempo|
WSH|was|Washington|Mystics|`,
);

export const mlbTeams = parseTeams(
  'mlb',
  `
ARI||Arizona|Diamondbacks|
ATH|oak|A's|Athletics|Athletics
ATL||Atlanta|Braves|
BAL||Baltimore|Orioles|
BOS||Boston|Red Sox|
CHC||Chicago C|Cubs|Chicago Cubs
CWS|chw|Chicago WS|White Sox|Chicago White Sox
CIN||Cincinnati|Reds|
CLE||Cleveland|Guardians|
COL||Colorado|Rockies|
DET||Detroit|Tigers|
HOU||Houston|Astros|
KC||Kansas City|Royals|
LAA||Los Angeles A|Angels|Los Angeles Angels
LAD||Los Angeles D|Dodgers|Los Angeles Dodgers
MIA||Miami|Marlins|
MIL||Milwaukee|Brewers|
MIN||Minnesota|Twins|
NYM||New York M|Mets|New York Mets
NYY||New York Y|Yankees|New York Yankees
PHI||Philadelphia|Phillies|
PIT||Pittsburgh|Pirates|
SD||San Diego|Padres|
SF||San Francisco|Giants|
SEA||Seattle|Mariners|
STL||St. Louis|Cardinals|
TB||Tampa Bay|Rays|
TEX||Texas|Rangers|
TOR||Toronto|Blue Jays|
WSH||Washington|Nationals|`,
);

export const nhlTeams = parseTeams(
  'nhl',
  `
ANA||Anaheim|Ducks|
BOS||Boston|Bruins|
BUF||Buffalo|Sabres|
CGY||Calgary|Flames|
CAR||Carolina|Hurricanes|
CHI||Chicago|Blackhawks|
COL||Colorado|Avalanche|
CBJ||Columbus|Blue Jackets|
DAL||Dallas|Stars|
DET||Detroit|Red Wings|
EDM||Edmonton|Oilers|
FLA||Florida|Panthers|
LA|lak|Los Angeles|Kings|
MIN||Minnesota|Wild|
MTL|mon|Montreal|Canadiens|
NSH||Nashville|Predators|
NJ|njd|New Jersey|Devils|
NYI||New York I|Islanders|New York Islanders
NYR||New York R|Rangers|New York Rangers
OTT||Ottawa|Senators|
PHI||Philadelphia|Flyers|
PIT||Pittsburgh|Penguins|
SJ|sjs|San Jose|Sharks|
SEA||Seattle|Kraken|
STL||St. Louis|Blues|
TB|tbl|Tampa Bay|Lightning|
TOR||Toronto|Maple Leafs|
UTA||Utah|Mammoth|
VAN||Vancouver|Canucks|
VGK|las|Vegas|Golden Knights|
WSH||Washington|Capitals|
WPG||Winnipeg|Jets|`,
);
