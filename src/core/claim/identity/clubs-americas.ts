/** Clubs of the leagues of North and South America, by every exact name that either venue writes for them. */
import { type Team, teamTable } from './team-table.ts';

export const mlsClubs: readonly Team[] = teamTable(
  `
atl | Atlanta;Atlanta United;Atlanta United FC
atx | Austin;Austin FC
chi | Chicago;Chicago Fire;Chicago Fire FC
cin | Cincinnati;FC Cincinnati
clb | Columbus;Columbus Crew
clt | Charlotte;Charlotte FC
col | Colorado;Colorado Rapids
dal | Dallas;FC Dallas
dc | DC United;D.C. United;D.C. United SC
hou | Houston;Houston Dynamo;Houston Dynamo FC
kc | Kansas City;Sporting Kansas City
lafc | Los Angeles F;LAFC;Los Angeles FC
lag | Los Angeles G;LA Galaxy
mia | Miami;Inter Miami;Inter Miami CF
min | Minnesota;Minnesota United;Minnesota United FC
mtl | Montreal;CF Montréal
ne | New England;New England Revolution
nsh | Nashville;Nashville SC
nyc | New York City;New York City FC
nyrb | New York RB;Red Bull New York;New York Red Bulls
orl | Orlando;Orlando City;Orlando City SC
phi | Philadelphia;Philadelphia Union
por | Portland;Portland Timbers
rsl | Salt Lake;Real Salt Lake
sd | San Diego FC
sea | Seattle;Seattle Sounders;Seattle Sounders FC
sj | San Jose;San Jose Earthquakes
stl | St. Louis;St. Louis City SC
tor | Toronto;Toronto FC
van | Vancouver;Vancouver Whitecaps;Vancouver Whitecaps FC
`,
  'shared',
);

export const nwslClubs: readonly Team[] = teamTable(
  `
ang | Los Angeles;Angel City;Angel City FC
bay | Bay;Bay FC
bos | Boston;Boston Legacy;Boston Legacy FC
chi | Chicago;Chicago Stars;Chicago Stars FC
den | Denver;Denver Summit;Denver Summit FC
gfc | Gotham;Gotham FC;NJ/NY Gotham FC
hou | Houston;Houston Dash
kc | Kansas City;Kansas City Current
lou | Louisville;Racing Louisville;Racing Louisville FC
nc | North Carolina;North Carolina Courage
orl | Orlando;Orlando Pride
por | Portland;Portland Thorns;Portland Thorns FC
sd | San Diego;San Diego Wave;San Diego Wave FC
sea | Seattle;Seattle Reign;Seattle Reign FC
uta | Utah;Utah Royals;Utah Royals FC
was | Washington;Washington Spirit
`,
  'shared',
);

export const ligaMxClubs: readonly Team[] = teamTable(
  `
ame | America;América;CF América;Club América
asl | San Luis;Atlético de San Luis
atl | Atlas;Atlas FC
caz | Cruz Azul
gdl | Guadalajara;CD Guadalajara
jua | Juarez;FC Juárez
leo | Leon;Club León FC
maz | Mazatlan;Mazatlán FC
mty | Monterrey;CF Monterrey
nec | Necaxa;Club Necaxa
pac | Pachuca;CF Pachuca
pue | Puebla;Club Puebla
pum | Pumas;Pumas UNAM
que | Queretaro;Querétaro FC
san | Santos Laguna
tig | Tigres;Tigres UANL
tij | Tijuana;Tijuana de Caliente;Club Tijuana
tol | Toluca;Deportivo Toluca FC
`,
  'shared',
);

export const brasileiroClubs: readonly Team[] = teamTable(
  `
bah | Bahia;EC Bahia
bot | Botafogo;Botafogo FR
bra | Bragantino;Red Bull Bragantino
cam | Atletico Mineiro;CA Mineiro
cap | Athletico Paranaense;CA Paranaense
cea | Ceara;Ceará SC
cfc | Coritiba;Coritiba FBC
cha | Chapecoense;Chapecoense AF
cor | Corinthians;SC Corinthians Paulista
cru | Cruzeiro;Cruzeiro EC
fla | Flamengo;CR Flamengo
flu | Fluminense;Fluminense FC
for | Fortaleza;Fortaleza EC
gre | Gremio;Grêmio FBPA
int | Internacional;SC Internacional
mir | Mirassol;Mirassol FC
pal | Palmeiras;SE Palmeiras
rem | Remo;Clube do Remo
san | Santos;Santos FC
sao | Sao Paulo;São Paulo FC
vas | Vasco da Gama;CR Vasco da Gama
vit | Vitoria;EC Vitória
`,
  'shared',
);
