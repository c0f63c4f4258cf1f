/** College teams. The men's and the women's team of a school share every name; only the league differs. */
import { parseTeams, type SimulatedTeam } from './team.ts';

const schools = `
ALA||Alabama|Crimson Tide|
ARIZ||Arizona|Wildcats|
ARK||Arkansas|Razorbacks|
AUB||Auburn|Tigers|
BAY||Baylor|Bears|
BYU||BYU|Cougars|
CLEM||Clemson|Tigers|
COLO||Colorado|Buffaloes|
CONN||Connecticut|Huskies|
DUKE||Duke|Blue Devils|
FLA||Florida|Gators|
FSU||Florida St.|Seminoles|Florida State Seminoles
UGA||Georgia|Bulldogs|
GONZ||Gonzaga|Bulldogs|
HOU||Houston|Cougars|
ILL||Illinois|Fighting Illini|
IND||Indiana|Hoosiers|
IOWA||Iowa|Hawkeyes|
ISU|iowast|Iowa St.|Cyclones|Iowa State Cyclones
KU|kan|Kansas|Jayhawks|
KSU|kanst|Kansas St.|Wildcats|Kansas State Wildcats
UK|ken|Kentucky|Wildcats|
LOU||Louisville|Cardinals|
LSU||LSU|Tigers|
MIAF|miafl|Miami (FL)|Hurricanes|Miami Hurricanes
MIAO|miaoh|Miami (OH)|RedHawks|Miami RedHawks
MICH||Michigan|Wolverines|
MSU|michst|Michigan St.|Spartans|Michigan State Spartans
MISS||Ole Miss|Rebels|
NEB||Nebraska|Cornhuskers|
UNC||North Carolina|Tar Heels|
ND||Notre Dame|Fighting Irish|
OSU|ohiost|Ohio St.|Buckeyes|Ohio State Buckeyes
OKLA||Oklahoma|Sooners|
ORE||Oregon|Ducks|
PSU|pennst|Penn St.|Nittany Lions|Penn State Nittany Lions
PUR||Purdue|Boilermakers|
SCAR||South Carolina|Gamecocks|
STAN||Stanford|Cardinal|
TENN||Tennessee|Volunteers|
TEX||Texas|Longhorns|
TAMU||Texas A&M|Aggies|
TTU|txtech|Texas Tech|Red Raiders|
UCLA||UCLA|Bruins|
USC||USC|Trojans|
UTAH||Utah|Utes|
UVA||Virginia|Cavaliers|
VT|vtech|Virginia Tech|Hokies|
WASH||Washington|Huskies|
WIS||Wisconsin|Badgers|`;

export const collegeFootballTeams: readonly SimulatedTeam[] = parseTeams('ncaaf', schools);
export const collegeBasketballTeams: readonly SimulatedTeam[] = parseTeams('ncaamb', schools);
export const womensCollegeBasketballTeams: readonly SimulatedTeam[] = parseTeams('ncaawb', schools);
