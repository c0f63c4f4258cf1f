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
ben | Benin
bfa | Burkina Faso
bhr | Bahrain
bih | Bosnia and Herzegovina;Bosnia-Herzegovina
blr | Belarus
bol | Bolivia
bra | Brazil
bul | Bulgaria
can | Canada
chi | Chile
chn | China
civ | Ivory Coast;Côte d'Ivoire
cmr | Cameroon
cod | DR Congo;Congo DR
col | Colombia
cpv | Cape Verde;Cabo Verde
crc | Costa Rica
cro | Croatia
cub | Cuba
cuw | Curacao;Curaçao
cyp | Cyprus
cze | Czechia;Czech Republic
den | Denmark
ecu | Ecuador
egy | Egypt
eng | England
eqg | Equatorial Guinea
esp | Spain
est | Estonia
fin | Finland
fra | France
fro | Faroe Islands
gab | Gabon
gam | Gambia
geo | Georgia
ger | Germany
gha | Ghana
gib | Gibraltar
gre | Greece
gua | Guatemala
gui | Guinea
hai | Haiti
hon | Honduras
hun | Hungary
idn | Indonesia
ind | India
irl | Republic of Ireland;Ireland
irn | Iran;IR Iran
irq | Iraq
isl | Iceland
isr | Israel
ita | Italy
jam | Jamaica
jor | Jordan
jpn | Japan
kaz | Kazakhstan
ken | Kenya
kgz | Kyrgyzstan
kor | South Korea;Korea Republic
kos | Kosovo
ksa | Saudi Arabia
kuw | Kuwait
lbn | Lebanon
lby | Libya
lie | Liechtenstein
ltu | Lithuania
lux | Luxembourg
lva | Latvia
mad | Madagascar
mar | Morocco
mas | Malaysia
mda | Moldova
mex | Mexico
mkd | North Macedonia
mli | Mali
mlt | Malta
mne | Montenegro
moz | Mozambique
mtn | Mauritania
nam | Namibia
nca | Nicaragua
ncl | New Caledonia
ned | Netherlands
nga | Nigeria
nir | Northern Ireland
nor | Norway
nzl | New Zealand
oma | Oman
pan | Panama
par | Paraguay
per | Peru
ple | Palestine
pol | Poland
por | Portugal
prk | North Korea
qat | Qatar
rou | Romania
rsa | South Africa
rus | Russia
rwa | Rwanda
sco | Scotland
sdn | Sudan
sen | Senegal
sle | Sierra Leone
slv | El Salvador
smr | San Marino
srb | Serbia
sui | Switzerland
sur | Suriname
svk | Slovakia
svn | Slovenia
swe | Sweden
syr | Syria
tan | Tanzania
tha | Thailand
tog | Togo
tri | Trinidad and Tobago
tun | Tunisia
tur | Turkey;Türkiye;Turkiye
uae | United Arab Emirates;UAE
uga | Uganda
ukr | Ukraine
uru | Uruguay
usa | USA;United States
uzb | Uzbekistan
ven | Venezuela
vie | Vietnam
wal | Wales
zam | Zambia
zim | Zimbabwe
`,
  'shared',
);
