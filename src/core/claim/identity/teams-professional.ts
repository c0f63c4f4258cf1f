/** Teams of the North American professional leagues. Names that two teams of a league share are not in the tables. */
import { type Team, teamTable } from './team-table.ts';

export const nflTeams: readonly Team[] = teamTable(
  `
ari | Arizona | Cardinals | ARI;ARZ
atl | Atlanta | Falcons | ATL
bal | Baltimore | Ravens | BAL
buf | Buffalo | Bills | BUF
car | Carolina | Panthers | CAR
chi | Chicago | Bears | CHI
cin | Cincinnati | Bengals | CIN
cle | Cleveland | Browns | CLE
dal | Dallas | Cowboys | DAL
den | Denver | Broncos | DEN
det | Detroit | Lions | DET
gb | Green Bay | Packers | GB
hou | Houston | Texans | HOU
ind | Indianapolis | Colts | IND
jax | Jacksonville | Jaguars | JAX;JAC
kc | Kansas City | Chiefs | KC
lv | Las Vegas | Raiders | LV
lac | =Los Angeles C;+Los Angeles | Chargers | LAC;LA
lar | =Los Angeles R;+Los Angeles | Rams | LAR;LA
mia | Miami | Dolphins | MIA
min | Minnesota | Vikings | MIN
ne | New England | Patriots | NE
no | New Orleans | Saints | NO
nyg | =New York G;+New York | Giants | NYG;NY
nyj | =New York J;+New York | Jets | NYJ;NY
phi | Philadelphia | Eagles | PHI
pit | Pittsburgh | Steelers | PIT
sf | San Francisco | 49ers | SF
sea | Seattle | Seahawks | SEA
tb | Tampa Bay | Buccaneers | TB
ten | Tennessee | Titans | TEN
was | Washington | Commanders | WAS;WSH`,
  'unique',
);

export const nbaTeams: readonly Team[] = teamTable(
  `
atl | Atlanta | Hawks | ATL
bos | Boston | Celtics | BOS
bkn | Brooklyn | Nets | BKN;BRK
cha | Charlotte | Hornets | CHA
chi | Chicago | Bulls | CHI
cle | Cleveland | Cavaliers | CLE
dal | Dallas | Mavericks | DAL
den | Denver | Nuggets | DEN
det | Detroit | Pistons | DET
gsw | Golden State | Warriors | GSW;GS
hou | Houston | Rockets | HOU
ind | Indiana | Pacers | IND
lac | =Los Angeles C;+Los Angeles | Clippers | LAC;LA
lal | =Los Angeles L;+Los Angeles | Lakers | LAL;LA
mem | Memphis | Grizzlies | MEM
mia | Miami | Heat | MIA
mil | Milwaukee | Bucks | MIL
min | Minnesota | Timberwolves | MIN
nop | New Orleans | Pelicans | NOP;NO
nyk | New York | Knicks | NYK;NY
okc | Oklahoma City | Thunder | OKC
orl | Orlando | Magic | ORL
phi | Philadelphia | 76ers | PHI
phx | Phoenix | Suns | PHX;PHO
por | Portland | Trail Blazers | POR
sac | Sacramento | Kings | SAC
sas | San Antonio | Spurs | SAS;SA
tor | Toronto | Raptors | TOR
uta | Utah | Jazz | UTA
was | Washington | Wizards | WAS;WSH`,
  'unique',
);

export const wnbaTeams: readonly Team[] = teamTable(
  `
atl | Atlanta | Dream | ATL
chi | Chicago | Sky | CHI
conn | Connecticut | Sun | CONN;CON
dal | Dallas | Wings | DAL
gs | Golden State | Valkyries | GS;GSV
ind | Indiana | Fever | IND
lv | Las Vegas | Aces | LV;LVA
la | Los Angeles | Sparks | LA;LAS
min | Minnesota | Lynx | MIN
ny | New York | Liberty | NY;NYL
phx | Phoenix | Mercury | PHX;PHO
por | Portland | Fire | POR
sea | Seattle | Storm | SEA
tor | Toronto | Tempo | TOR
wsh | Washington | Mystics | WSH;WAS`,
  'unique',
);

export const mlbTeams: readonly Team[] = teamTable(
  `
ari | Arizona | Diamondbacks;D-backs | ARI;AZ
ath | =A's;+Oakland;+Sacramento;+Las Vegas | Athletics | ATH;OAK
atl | Atlanta | Braves | ATL
bal | Baltimore | Orioles | BAL
bos | Boston | Red Sox | BOS
chc | =Chicago C;+Chicago | Cubs | CHC;CHI
cws | =Chicago WS;+Chicago | White Sox | CWS;CHW;CHI
cin | Cincinnati | Reds | CIN
cle | Cleveland | Guardians | CLE
col | Colorado | Rockies | COL
det | Detroit | Tigers | DET
hou | Houston | Astros | HOU
kc | Kansas City | Royals | KC;KCR
laa | =Los Angeles A;+Los Angeles | Angels | LAA;LA
lad | =Los Angeles D;+Los Angeles | Dodgers | LAD;LA
mia | Miami | Marlins | MIA
mil | Milwaukee | Brewers | MIL
min | Minnesota | Twins | MIN
nym | =New York M;+New York | Mets | NYM;NY
nyy | =New York Y;+New York | Yankees | NYY;NY
phi | Philadelphia | Phillies | PHI
pit | Pittsburgh | Pirates | PIT
sd | San Diego | Padres | SD;SDP
sf | San Francisco | Giants | SF;SFG
sea | Seattle | Mariners | SEA
stl | St. Louis | Cardinals | STL
tb | Tampa Bay | Rays | TB;TBR
tex | Texas | Rangers | TEX
tor | Toronto | Blue Jays | TOR
wsh | Washington | Nationals | WSH;WAS`,
  'unique',
);

export const nhlTeams: readonly Team[] = teamTable(
  `
ana | Anaheim | Ducks | ANA
bos | Boston | Bruins | BOS
buf | Buffalo | Sabres | BUF
cgy | Calgary | Flames | CGY
car | Carolina | Hurricanes | CAR
chi | Chicago | Blackhawks | CHI
col | Colorado | Avalanche | COL
cbj | Columbus | Blue Jackets | CBJ
dal | Dallas | Stars | DAL
det | Detroit | Red Wings | DET
edm | Edmonton | Oilers | EDM
fla | Florida | Panthers | FLA
la | Los Angeles | Kings | LA;LAK
min | Minnesota | Wild | MIN
mtl | Montreal;Montréal | Canadiens | MTL;MON
nsh | Nashville | Predators | NSH
nj | New Jersey | Devils | NJ;NJD
nyi | =New York I;+New York | Islanders | NYI;NY
nyr | =New York R;+New York | Rangers | NYR;NY
ott | Ottawa | Senators | OTT
phi | Philadelphia | Flyers | PHI
pit | Pittsburgh | Penguins | PIT
sj | San Jose | Sharks | SJ;SJS
sea | Seattle | Kraken | SEA
stl | St. Louis | Blues | STL
tb | Tampa Bay | Lightning | TB;TBL
tor | Toronto | Maple Leafs | TOR
uta | Utah | Mammoth | UTA
van | Vancouver | Canucks | VAN
vgk | Vegas;+Las Vegas | Golden Knights | VGK
wsh | Washington | Capitals | WSH;WAS
wpg | Winnipeg | Jets | WPG`,
  'unique',
);
