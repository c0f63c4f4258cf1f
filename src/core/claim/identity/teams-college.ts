/**
 * Schools with teams in the college leagues. The men's and the women's team of a school share every name: only the league
 * tells them apart. Nicknames alone name no school: there are four Tigers.
 */
import { type Team, teamTable } from './team-table.ts';

export const collegeTeams: readonly Team[] = teamTable(
  `
airf | Air Force | Falcons
akr | Akron | Zips
ala | Alabama | Crimson Tide
uab | UAB | Blazers
app | Appalachian St.;Appalachian State;App State | Mountaineers
ariz | Arizona | Wildcats
asu | Arizona St.;Arizona State | Sun Devils
ark | Arkansas | Razorbacks
arst | Arkansas St.;Arkansas State | Red Wolves
army | Army | Black Knights
aub | Auburn | Tigers
ball | Ball St.;Ball State | Cardinals
bay | Baylor | Bears
boise | Boise St.;Boise State | Broncos
bc | Boston College | Eagles
bgsu | Bowling Green | Falcons
buf | Buffalo | Bulls
but | Butler | Bulldogs
byu | BYU | Cougars
cal | California;Cal | Golden Bears
cmu | Central Michigan | Chippewas
clt | Charlotte | 49ers
cin | Cincinnati | Bearcats
clem | Clemson | Tigers
ccu | Coastal Carolina | Chanticleers
colo | Colorado | Buffaloes
csu | Colorado St.;Colorado State | Rams
conn | Connecticut;UConn | Huskies
crei | Creighton | Bluejays
day | Dayton | Flyers
del | Delaware | Blue Hens;Fightin' Blue Hens
depl | DePaul | Blue Demons
duke | Duke | Blue Devils
ecu | East Carolina | Pirates
emu | Eastern Michigan | Eagles
fla | Florida | Gators
fau | Florida Atlantic | Owls
fiu | Florida International;FIU | Panthers
fsu | Florida St.;Florida State | Seminoles
fres | Fresno St.;Fresno State | Bulldogs
uga | Georgia | Bulldogs
gaso | Georgia Southern | Eagles
gast | Georgia St.;Georgia State | Panthers
gt | Georgia Tech | Yellow Jackets
gtwn | Georgetown | Hoyas
gonz | Gonzaga | Bulldogs
haw | Hawai'i;Hawaii | Rainbow Warriors
hou | Houston | Cougars
ill | Illinois | Fighting Illini
ind | Indiana | Hoosiers
iowa | Iowa | Hawkeyes
isu | Iowa St.;Iowa State | Cyclones
jvst | Jacksonville St.;Jacksonville State | Gamecocks
jmu | James Madison | Dukes
ku | Kansas | Jayhawks
ksu | Kansas St.;Kansas State | Wildcats
kenn | Kennesaw St.;Kennesaw State | Owls
kent | Kent St.;Kent State | Golden Flashes
uk | Kentucky | Wildcats
lib | Liberty | Flames
ull | Louisiana;Louisiana-Lafayette | Ragin' Cajuns
lt | Louisiana Tech | Bulldogs
lou | Louisville | Cardinals
lsu | LSU | Tigers
mrsh | Marshall | Thundering Herd
marq | Marquette | Golden Eagles
md | Maryland | Terrapins
mem | Memphis | Tigers
mass | Massachusetts;UMass | Minutemen;Minutewomen
miaf | Miami (FL);=Miami Hurricanes | Hurricanes
miao | Miami (OH);Miami (Ohio);=Miami RedHawks | RedHawks
mich | Michigan | Wolverines
msu | Michigan St.;Michigan State | Spartans
mtsu | Middle Tennessee;Middle Tennessee St. | Blue Raiders
minn | Minnesota | Golden Gophers
msst | Mississippi St.;Mississippi State | Bulldogs
miss | Ole Miss;Mississippi | Rebels
miz | Missouri | Tigers
most | Missouri St.;Missouri State | Bears;Lady Bears
navy | Navy | Midshipmen
neb | Nebraska | Cornhuskers
nev | Nevada | Wolf Pack
unm | New Mexico | Lobos
nmsu | New Mexico St.;New Mexico State | Aggies
unc | North Carolina | Tar Heels
ncst | NC State;N.C. State;North Carolina St.;North Carolina State | Wolfpack
unt | North Texas | Mean Green
niu | Northern Illinois | Huskies
nw | Northwestern | Wildcats
nd | Notre Dame | Fighting Irish
ohio | Ohio | Bobcats
osu | Ohio St.;Ohio State | Buckeyes
okla | Oklahoma | Sooners
okst | Oklahoma St.;Oklahoma State | Cowboys;Cowgirls
odu | Old Dominion | Monarchs
ore | Oregon | Ducks
orst | Oregon St.;Oregon State | Beavers
psu | Penn St.;Penn State | Nittany Lions;Lady Lions
pitt | Pittsburgh;Pitt | Panthers
prov | Providence | Friars
pur | Purdue | Boilermakers
rice | Rice | Owls
rutg | Rutgers | Scarlet Knights
shsu | Sam Houston;Sam Houston St. | Bearkats
sdsu | San Diego St.;San Diego State | Aztecs
sjsu | San Jose St.;San Jose State;San José State | Spartans
smc | Saint Mary's;St. Mary's | Gaels
hall | Seton Hall | Pirates
smu | SMU | Mustangs
usa | South Alabama | Jaguars
scar | South Carolina | Gamecocks
usf | South Florida;USF | Bulls
usm | Southern Miss;Southern Mississippi | Golden Eagles
stan | Stanford | Cardinal
sju | St. John's | Red Storm
syr | Syracuse | Orange
tcu | TCU | Horned Frogs
temp | Temple | Owls
tenn | Tennessee | Volunteers;Lady Volunteers
tex | Texas | Longhorns
tamu | Texas A&M | Aggies
txst | Texas St.;Texas State | Bobcats
ttu | Texas Tech | Red Raiders;Lady Raiders
tol | Toledo | Rockets
troy | Troy | Trojans
tuln | Tulane | Green Wave
tlsa | Tulsa | Golden Hurricane
ucf | UCF | Knights
ucla | UCLA | Bruins
ulm | UL Monroe;Louisiana-Monroe | Warhawks
unlv | UNLV | Rebels
usc | USC | Trojans
utah | Utah | Utes
usu | Utah St.;Utah State | Aggies
utep | UTEP | Miners
utsa | UTSA | Roadrunners
vcu | VCU | Rams
van | Vanderbilt | Commodores
nova | Villanova | Wildcats
uva | Virginia | Cavaliers
vt | Virginia Tech | Hokies
wake | Wake Forest | Demon Deacons
wash | Washington | Huskies
wsu | Washington St.;Washington State | Cougars
wvu | West Virginia | Mountaineers
wku | Western Kentucky | Hilltoppers;Lady Toppers
wmu | Western Michigan | Broncos
wis | Wisconsin | Badgers
wyo | Wyoming | Cowboys;Cowgirls
xav | Xavier | Musketeers`,
  'shared',
);
