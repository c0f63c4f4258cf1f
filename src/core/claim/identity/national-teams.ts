/** Men's national soccer teams, by every exact name that either venue writes for them. */
import { type Team, teamTable } from './team-table.ts';

export const nationalTeams: readonly Team[] = teamTable(
  `
alb | Albania
alg | Algeria
and | Andorra
ang | Angola
arg | Argentina
arm | Armenia
aus | Australia
aut | Austria
aze | Azerbaijan
bel | Belgium
bih | Bosnia and Herzegovina;Bosnia-Herzegovina
blr | Belarus
bol | Bolivia
bra | Brazil
bul | Bulgaria
can | Canada
chi | Chile
civ | Ivory Coast;Côte d'Ivoire
cmr | Cameroon
cod | DR Congo;Congo DR
col | Colombia
cpv | Cape Verde;Cabo Verde
crc | Costa Rica
cro | Croatia
cuw | Curacao;Curaçao
cyp | Cyprus
cze | Czechia;Czech Republic
den | Denmark
ecu | Ecuador
egy | Egypt
eng | England
esp | Spain
est | Estonia
fin | Finland
fra | France
fro | Faroe Islands
geo | Georgia
ger | Germany
gha | Ghana
gib | Gibraltar
gre | Greece
hai | Haiti
hun | Hungary
irl | Republic of Ireland;Ireland
irn | Iran | IR Iran
irq | Iraq
isl | Iceland
isr | Israel
ita | Italy
jam | Jamaica
jor | Jordan
jpn | Japan
kaz | Kazakhstan
kor | South Korea;Korea Republic
kos | Kosovo
ksa | Saudi Arabia
lie | Liechtenstein
ltu | Lithuania
lux | Luxembourg
lva | Latvia
mar | Morocco
mda | Moldova
mex | Mexico
mkd | North Macedonia
mlt | Malta
mne | Montenegro
ned | Netherlands
nga | Nigeria
nir | Northern Ireland
nor | Norway
nzl | New Zealand
pan | Panama
par | Paraguay
per | Peru
pol | Poland
por | Portugal
qat | Qatar
rou | Romania
rsa | South Africa
rus | Russia
sco | Scotland
sen | Senegal
smr | San Marino
srb | Serbia
sui | Switzerland
svk | Slovakia
svn | Slovenia
swe | Sweden
tun | Tunisia
tur | Turkey;Türkiye;Turkiye
ukr | Ukraine
uru | Uruguay
usa | USA;United States
uzb | Uzbekistan
ven | Venezuela
wal | Wales
`,
  'shared',
);
