/** Tennis and golf players, and esports sides: contests between names instead of cities. */
import { parseTeams, type SimulatedTeam } from './team.ts';

/** One player a line, `First Last`; the code is three letters of the last name, made unique within the tour. */
function parsePlayers(tour: string, names: string): readonly SimulatedTeam[] {
  const taken = new Set<string>();
  return names
    .trim()
    .split('\n')
    .map((line) => {
      const fullName = line.trim();
      const last = fullName.slice(fullName.indexOf(' ') + 1);
      const letters = last.replaceAll(/[^A-Za-z]/g, '').toUpperCase();
      let code = letters.slice(0, 3);
      for (let length = 4; taken.has(code); length += 1)
        code = `${letters}${fullName.toUpperCase()}`.slice(0, length);
      taken.add(code);
      return {
        key: `${tour}-${code.toLowerCase()}`,
        code,
        abbreviation: last.toLowerCase().replaceAll(/[^a-z]/g, ''),
        place: fullName,
        nickname: last,
        fullName,
      };
    });
}

export const atpPlayers = parsePlayers(
  'atp',
  `
Jannik Sinner
Carlos Alcaraz
Alexander Zverev
Novak Djokovic
Taylor Fritz
Ben Shelton
Alex de Minaur
Lorenzo Musetti
Holger Rune
Jack Draper
Daniil Medvedev
Casper Ruud
Andrey Rublev
Karen Khachanov
Felix Auger-Aliassime
Jakub Mensik
Joao Fonseca
Tommy Paul
Frances Tiafoe
Francisco Cerundolo
Juan Manuel Cerundolo
Stefanos Tsitsipas
Hubert Hurkacz
Ugo Humbert
Grigor Dimitrov
Alejandro Tabilo
Cameron Norrie
Arthur Fils`,
);

export const wtaPlayers = parsePlayers(
  'wta',
  `
Aryna Sabalenka
Iga Swiatek
Coco Gauff
Jessica Pegula
Amanda Anisimova
Mirra Andreeva
Erika Andreeva
Elena Rybakina
Madison Keys
Jasmine Paolini
Qinwen Zheng
Karolina Muchova
Linda Noskova
Naomi Osaka
Emma Navarro
Elina Svitolina
Belinda Bencic
Clara Tauson
Diana Shnaider
Paula Badosa
Ekaterina Alexandrova
Victoria Mboko
Elise Mertens
Eva Lys
Leylah Fernandez
Maria Sakkari`,
);

export const golfers = parsePlayers(
  'pga',
  `
Scottie Scheffler
Rory McIlroy
Xander Schauffele
Collin Morikawa
Ludvig Aberg
Justin Thomas
Viktor Hovland
Tommy Fleetwood
Patrick Cantlay
Hideki Matsuyama
Russell Henley
Sepp Straka
Sam Burns
Robert MacIntyre
Maverick McNealy
Keegan Bradley
Cameron Young
Jordan Spieth
Tony Finau
Shane Lowry
Corey Conners
Brian Harman
Akshay Bhatia
Si Woo Kim`,
);

export const counterStrikeTeams = parseTeams(
  'cs2',
  `
VIT||Vitality||Team Vitality
SPI||Spirit||Team Spirit
MOUZ||MOUZ||MOUZ
FALC||Falcons||Team Falcons
FAZE||FaZe||FaZe Clan
NAVI||Natus Vincere||Natus Vincere
G2||G2||G2 Esports
AUR||Aurora||Aurora Gaming
MONG||TheMongolz||The MongolZ
FUR||FURIA||FURIA
LIQ||Liquid||Team Liquid
AST||Astralis||Astralis
HER||HEROIC||HEROIC
PAI||paiN||paiN Gaming`,
);

export const leagueOfLegendsTeams = parseTeams(
  'lol',
  `
GEN||Gen.G||Gen.G Esports
T1||T1||T1
HLE||Hanwha Life||Hanwha Life Esports
KT||KT Rolster||KT Rolster
KTC||KT Rolster Challengers||KT Rolster Challengers
DK||Dplus KIA||Dplus KIA
BLG||Bilibili Gaming||Bilibili Gaming
TES||Top Esports||Top Esports
JDG||JD Gaming||JD Gaming
IG||Invictus Gaming||Invictus Gaming
LNG||LNG Esports||LNG Esports
G2||G2||G2 Esports
FNC||Fnatic||Fnatic
VIT||Vitality||Team Vitality`,
);

export const dotaTeams = parseTeams(
  'dota2',
  `
FALC||Falcons||Team Falcons
LIQ||Liquid||Team Liquid
SPI||Spirit||Team Spirit
TUND||Tundra||Tundra Esports
XG||Xtreme||Xtreme Gaming
BB||BetBoom||BetBoom Team
PARI||PARIVISION||PARIVISION
MOUZ||MOUZ||MOUZ
NIG||Nigma||Nigma Galaxy
AUR||Aurora||Aurora Gaming
OG||OG||OG
HER||HEROIC||HEROIC`,
);

export const valorantTeams = parseTeams(
  'valorant',
  `
SEN||Sentinels||Sentinels
NRG||NRG||NRG Esports
G2||G2||G2 Esports
FNC||Fnatic||Fnatic
TL||Liquid||Team Liquid
TH||Heretics||Team Heretics
VIT||Vitality||Team Vitality
PRX||Paper Rex||Paper Rex
GEN||Gen.G||Gen.G Esports
T1||T1||T1
DRX||DRX||DRX
EDG||EDward Gaming||EDward Gaming`,
);
