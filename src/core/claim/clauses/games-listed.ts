/** Statements of venue_a on games: what Yes depends on, and which game it is. */
import type { Clause } from '../clause.ts';
import { isAbout, scope, yesIf } from './clause-forms.ts';
import { game, gameClauses } from './games-forms.ts';

export const listedGameClauses: readonly Clause[] = [
  ...gameClauses(
    'Yes if the named team wins the game (professional football).',
    [yesIf(game, 'win: full game'), isAbout(game, 'pro_football')],
    'sfgd',
    `
    ba7e7df154bc63d4a2b321afffd16971 3737dfeb78c2e97522b05b193bc31a24 e330e2091968fab90e1946ba28fa1586
    4088ff559ea05fbe36339a812c17b515 766e8de48e65d923533fbb7ee7553ddd 6bc8f812701536d6d47d8bb01002b038
    050b995c0f57d5cb0141376e3e429d1f 2f9ffa79ce8a3500fbe51a6e7e12c108`,
  ),
  ...gameClauses(
    'The game it is about (professional football).',
    [isAbout(game, 'pro_football')],
    'fgd',
    `
    32e76dfaea0f991688f2f1c0a3fe10f4 ae548d2d21e1a83a748b600d47212e6f a6969be0d0db4d17e4a97261fe659c4d
    ddb602c5e40aef41a130b4c75b9e9b3a 2b5d7e458359abff910d47b86d5d2fa5 23d1c1e0180174f68d84ca6649dbb43c
    835b333b7b9aa87ea7516b19aeb5fa22 0810dbba6d9132069c108dd98d94a607`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (professional football).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    876717a16de532b29f399c09481ca230 d8aa7d5e178623192304e5036b6ab911 aa33fc0b05a725fedab77ff1b0b451aa
    33b2d50de1c0b1305bfe1744b2aef45e 544186899c69509aac519a65fdda78ef 0822b9c92258cba0f89f0c0db028b733
    304f4b8bfa0e9fae0e051eb4a7eb8db8 dcde750059d87356d86324043a9e750c`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional football).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_football')],
    'fgbfgd',
    `
    b6932a2aa7a145282cc77d09cfc17eec c3b3861c350cf81309d0f87867184455`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional football).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_football')],
    'fgdb',
    `
    92ee5986bbabe259d679df6e4a3d2533 b224a647c56f4cce29b781ced86a4b03`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (professional football).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    40099e0d6834cb95b56060259d83a6f9 546d8d235b09ebc642b01eed75d0835a e508fa4ec47dbc2edf2d2eae38d2d1fb
    87c52374161128191044c9daa3b75f20`,
  ),
  ...gameClauses(
    'Yes if the named team scores the bound or more (professional football).',
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    28f8bbc612287de76d0509b254bf9fcd 930182054de4cae3cd63e93e142d21ef`,
  ),
  ...gameClauses(
    'Yes if the game ends in a tie (professional football).',
    [yesIf(game, 'tie: full game'), isAbout(game, 'pro_football')],
    'fgd',
    `
    db2ea604d739db7e11f0c122ebfdfda0 6806fecc9374e39a89da89d952a51278 ea0a3e79213c370cdd9cb3c183cfae04
    183ea7474fc82fb8aff84c1e02b4f71a`,
  ),
  ...gameClauses(
    'Yes if the named team leads by the bound or more at the end, overtime included (professional football).',
    [yesIf(game, 'spread: full game', 'at_least'), isAbout(game, 'pro_football'), scope('overtime_counts')],
    'sbofgd',
    `
    c7b18e983db02e7e7449305589438956 9defa44344ea9891d15d85097f5094e9 3888fc4fe13167785baa1905fcf7fc43
    7b750aa2291cf72a814a3bf367347adf`,
  ),
  ...gameClauses(
    'Yes if overtime is played (professional football).',
    [yesIf(game, 'overtime: full game'), isAbout(game, 'pro_football')],
    'fgfgd',
    `
    4962f05b16667837d4bc08413b39e5bc 8a6a398f1142e41a6b618b73b89d9854 0bf4f250884747e72ce19cf4eecbb23d
    5740b04d6b3170dd2e6f5896bb28dc6e`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (professional football).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'pro_football')],
    'fgbfgd',
    `
    f0bac7493b2e40f3925cbd93ba6ce8f5 e91a38d31a45b0e4ce369529746543c5`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (professional football).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'pro_football')],
    'bfgd',
    `
    b338edb2cccbb0b31bea7cc2288f0725 9d114b908ce54ff61b2a6559e8a5e4f6`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half (professional football).',
    [yesIf(game, 'win: first half'), isAbout(game, 'pro_football')],
    'sfgd',
    `
    01f21e9f921f0f50c7c2ee6c65446a6c 16b418395026ef6b7386afdc7ff4aa7a`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half by more than the bound (professional football).',
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    d4e70a0c09480372cae99267143ef187 7cd7bb0716a596a13ebae61c92820f58`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first quarter (professional football).',
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'pro_football')],
    'fgbfgd',
    `
    a323378db3bc44ca7ec9c16b338f7bf9 3bf4f95bde19e58d3c05e61f03575c89`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first quarter (professional football).',
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'pro_football')],
    'bfgd',
    `
    c2649f3f205fa919a522316724ffc981 714ed4961f04eb6e4c73618aa1adc348`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first quarter (professional football).',
    [yesIf(game, 'win: first quarter'), isAbout(game, 'pro_football')],
    'sfgd',
    `
    9a00feda2d0d3bc2a53d2070707ab22c 30703a775a324589710109b132080fe5`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first quarter by more than the bound (professional football).',
    [yesIf(game, 'spread: first quarter', 'above'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    2686169addf997d05b3137defda187dc f6cf4fe9332d43848829d91a39b5ac48`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second quarter (professional football).',
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'pro_football')],
    'fgbfgd',
    `
    d9ed39a9fa7a304cf476c0cb1e6a065b 966f87abf244fb0b9190c3d8487a218a`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second quarter (professional football).',
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'pro_football')],
    'bfgd',
    `
    52812886ac18c2cf8e54348b4277b6b0 be85f67a36d291b449e77528ce7e09db`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second quarter (professional football).',
    [yesIf(game, 'win: second quarter'), isAbout(game, 'pro_football')],
    'sfgd',
    `
    2da4f0f99aeb9279b107831c910b1b0d abe6b3791fcc45fbeacf27a4cd96f0eb`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second quarter by more than the bound (professional football).',
    [yesIf(game, 'spread: second quarter', 'above'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    59a77482d343b9813694d7fbc23a7e59 045e14143d8eb17e35f850a3b3275092`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third quarter (professional football).',
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'pro_football')],
    'fgbfgd',
    `
    a4f702da5e6000604254a9b15cb13084 550ae5d849a3b2db787f121b37aa2e0e`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third quarter (professional football).',
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'pro_football')],
    'bfgd',
    `
    6898158106e83dc3f3da6cd085798179 e0c02eb4156d9913caa566383e148964`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third quarter (professional football).',
    [yesIf(game, 'win: third quarter'), isAbout(game, 'pro_football')],
    'sfgd',
    `
    6813d7dee29fc29b6095baee0d21a8d5 693fdcda87574194a37e6228b7886cc3`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third quarter by more than the bound (professional football).',
    [yesIf(game, 'spread: third quarter', 'above'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    3b325e1bd54912b2eae6dcb2d66904ca 328176f7fd100275f91ea2fa21cd45a3`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the fourth quarter (professional football).',
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'pro_football')],
    'fgbfgd',
    `
    8155e313ac3e6f793c40974e6e676bd9 59d83e4ad0408a1ac41905438f684a40`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the fourth quarter (professional football).',
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'pro_football')],
    'bfgd',
    `
    00ebfd82e2924112544bb3eecc85daa5 bdadb1a5aef8faab62550b1e6aab324a`,
  ),
  ...gameClauses(
    'Yes if the named team wins the fourth quarter (professional football).',
    [yesIf(game, 'win: fourth quarter'), isAbout(game, 'pro_football')],
    'sfgd',
    `
    c3a5f293c99a5784e614fcf51a725062 43c569d317e89c716e7c439cb04a6fd3`,
  ),
  ...gameClauses(
    'Yes if the named team wins the fourth quarter by more than the bound (professional football).',
    [yesIf(game, 'spread: fourth quarter', 'above'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    c2d0b0d277a0be7346a75b711107142b e36868feb6bfa1a2a8e764c8f74e0568`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second half (professional football).',
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'pro_football')],
    'fgbfgd',
    `
    0200771ad52d0f6b35f207a02567dd51 278b4086b4a18811ea71c259d74e3188`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second half (professional football).',
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'pro_football')],
    'bfgd',
    `
    e9a80a98e07a3a4c09d07cb17afc3a3c eb6432b807b6491b565df25d9d3fec67`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second half (professional football).',
    [yesIf(game, 'win: second half'), isAbout(game, 'pro_football')],
    'sfgd',
    `
    b5a81cc0f1e4df9943325da16ba1dc01 1bf20b63ff73d39f700d02ff3a0d45eb`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second half by more than the bound (professional football).',
    [yesIf(game, 'spread: second half', 'above'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    1443719404f2284ae43bdf2361244443 72dad0930b15be804898acebd295c593`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (NFL).',
    [yesIf(game, 'win: full game'), isAbout(game, 'nfl')],
    'sfgd',
    `
    d1023ea58e010248fe1a2b8b9652eddc bdab5a1866674c10b33db12e7add3244 e6a0f84d484790946ca935deb9b15e5a
    730ef597400efdf33716481e1955b896`,
  ),
  ...gameClauses(
    'The game it is about (NFL).',
    [isAbout(game, 'nfl')],
    'fgd',
    `
    6c3d35c7e922c1552b3f7e4fef3d73bf b56f45f932d35608fa45bc9872c4c992 64d4ecd93c2680acb0f4945bf853f674
    4e9c11628fa9079b22e5ba1747451afe`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (NFL).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'nfl')],
    'sbfgd',
    `
    6963dca8725d7507a79dd1692890c475 99fa787df4638a296bbb0181c29d7e01 655e9a243f4af261b9f2312fea57353b
    6e81640ede96e774461c941dcccf58d9`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NFL).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nfl')],
    'fgbfgd',
    `
    3ed8f3e40da51e5afdeb0462e2dc6b88`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NFL).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nfl')],
    'fgdb',
    `
    65fa7144712351663ca808c48863dd52`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (NFL).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'nfl')],
    'sbfgd',
    `
    40f939709048ac6745fa835ccb9ab074 72a532ae2b3f20fdc82f69501aeb16eb`,
  ),
  ...gameClauses(
    'Yes if the named team scores the bound or more (NFL).',
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'nfl')],
    'sbfgd',
    `
    1de13cc57144ff721e3b013f49f1b7d9`,
  ),
  ...gameClauses(
    'Yes if the game ends in a tie (NFL).',
    [yesIf(game, 'tie: full game'), isAbout(game, 'nfl')],
    'fgd',
    `
    1ae8366bd4713b9ee9cc0c773126a79d 0193f40ff8b9cec48216a8c83fd35e37`,
  ),
  ...gameClauses(
    'Yes if the named team leads by the bound or more at the end, overtime included (NFL).',
    [yesIf(game, 'spread: full game', 'at_least'), isAbout(game, 'nfl'), scope('overtime_counts')],
    'sbofgd',
    `
    de48bcd60e9b3515c6f5065ce875395c 08185859e84f1143c6503761e8a18770`,
  ),
  ...gameClauses(
    'Yes if overtime is played (NFL).',
    [yesIf(game, 'overtime: full game'), isAbout(game, 'nfl')],
    'fgfgd',
    `
    4afd774dcbb85e090552509601a71d72 b44121d15d8d84d7b3d5d79da51f04a5`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (NFL).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'nfl')],
    'fgbfgd',
    `
    9b18b84adb2785c0a9a0fcbd7d612bdd`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (NFL).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'nfl')],
    'bfgd',
    `
    9f1df35707155571a5511d3aeeea65b8`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half (NFL).',
    [yesIf(game, 'win: first half'), isAbout(game, 'nfl')],
    'sfgd',
    `
    c160ec8763111ba48367c6f5fb9c6026`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half by more than the bound (NFL).',
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'nfl')],
    'sbfgd',
    `
    8bba1a3113d4d7e83a755cef85ddf956`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first quarter (NFL).',
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'nfl')],
    'fgbfgd',
    `
    910b55aa08fbe7a956cbefe85ef53cfe`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first quarter (NFL).',
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'nfl')],
    'bfgd',
    `
    2e2db78faeb418e3864ee86dc8acb924`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first quarter (NFL).',
    [yesIf(game, 'win: first quarter'), isAbout(game, 'nfl')],
    'sfgd',
    `
    0bf12ee85abf057a0aa1bce62e6051c2`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first quarter by more than the bound (NFL).',
    [yesIf(game, 'spread: first quarter', 'above'), isAbout(game, 'nfl')],
    'sbfgd',
    `
    5e485bedd203a3887e8a829f967af210`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second quarter (NFL).',
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'nfl')],
    'fgbfgd',
    `
    8af2ac6625be8924ad2d97e8a031b219`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second quarter (NFL).',
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'nfl')],
    'bfgd',
    `
    e66550139f89c9a92c2c75fc648d9c22`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second quarter (NFL).',
    [yesIf(game, 'win: second quarter'), isAbout(game, 'nfl')],
    'sfgd',
    `
    edf99462cb04faef46d41dc43fe51f0b`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second quarter by more than the bound (NFL).',
    [yesIf(game, 'spread: second quarter', 'above'), isAbout(game, 'nfl')],
    'sbfgd',
    `
    cc1dd3a016ab91049eaa04320ac762aa`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third quarter (NFL).',
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'nfl')],
    'fgbfgd',
    `
    247b785647285c233a7bd589e022a110`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third quarter (NFL).',
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'nfl')],
    'bfgd',
    `
    aa500fb9a8be7bbc9b2fe0fa52137dc7`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third quarter (NFL).',
    [yesIf(game, 'win: third quarter'), isAbout(game, 'nfl')],
    'sfgd',
    `
    2a305fae87194ffa613ca5bebcf0f0a1`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third quarter by more than the bound (NFL).',
    [yesIf(game, 'spread: third quarter', 'above'), isAbout(game, 'nfl')],
    'sbfgd',
    `
    55fbd5377db5288a0875f269f22c4be4`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the fourth quarter (NFL).',
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'nfl')],
    'fgbfgd',
    `
    02ff99cbf567552865b2bc5b560e0f48`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the fourth quarter (NFL).',
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'nfl')],
    'bfgd',
    `
    956239ff31147d0f17e27b36a344cf58`,
  ),
  ...gameClauses(
    'Yes if the named team wins the fourth quarter (NFL).',
    [yesIf(game, 'win: fourth quarter'), isAbout(game, 'nfl')],
    'sfgd',
    `
    fb55d739e3774d8693d3d2106f10fc2c`,
  ),
  ...gameClauses(
    'Yes if the named team wins the fourth quarter by more than the bound (NFL).',
    [yesIf(game, 'spread: fourth quarter', 'above'), isAbout(game, 'nfl')],
    'sbfgd',
    `
    be336cc8ebe99c6f5ce01725ef9b4be9`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second half (NFL).',
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'nfl')],
    'fgbfgd',
    `
    fb76fc2f18a17b1cf4b18238723c223a`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second half (NFL).',
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'nfl')],
    'bfgd',
    `
    3104f2199fa46234f5a2cb50260905ab`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second half (NFL).',
    [yesIf(game, 'win: second half'), isAbout(game, 'nfl')],
    'sfgd',
    `
    c9337d7cb846352c745f8a19594c758d`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second half by more than the bound (NFL).',
    [yesIf(game, 'spread: second half', 'above'), isAbout(game, 'nfl')],
    'sbfgd',
    `
    6778d17069e5b299c7558c8d53309ec3`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (college football).',
    [yesIf(game, 'win: full game'), isAbout(game, 'ncaaf')],
    'sfgd',
    `
    324b222fe6c6be95fa93f9414756e7eb df7db863a4bf15f7db056aa4b49139c3 6486fdcdf07dd3b0d9eeba351718c0cd
    412b0f6b98e06f43911115d02f37b679 6804582193414535f325bd7e646ea7e7 164af47b796e5637ccb89fd21cf4b948
    4fd2d4e4a541089fb54da43fb71cc223 03e613f0fd8318e28d463f4931bff37a`,
  ),
  ...gameClauses(
    'The game it is about (college football).',
    [isAbout(game, 'ncaaf')],
    'fgd',
    `
    aceb2f3e694b04e8da0d3e9be39a9daa a233f91b1b8e91cbb87fdcdd8a095b50 4d720adc5614aba959b5fd5d3a58ab98
    5563b476ea15998fc43e736cfa212d72 a4342035a7e1600662295c0ef390763d d7f0524960e36e9ca7f58ea0835f0910
    3aa3723cc7c554ae3f8b9684faac502a 62d552747f1c3eeff7d0aa87fe74bed8`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (college football).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'ncaaf')],
    'sbfgd',
    `
    1c0c919d480727e234d6c111d35aa0f2 a7d530beb086603256a3bc0578fc26ce 1140e446a791c4316ac5e8b6f7c236ec
    26c9a9253d92f6acc52e3683fe7ce010 2be875dc7a6c4048b130c35ae16c1fc6 e5f96e1f22456a5f11d781dffebfe2ba
    a8695884dfa3a3941c39cd83006cacfc 77dd5850fe2fc9b8302fefc3676e8302`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (college football).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaaf')],
    'fgbfgd',
    `
    6e594040de0b649cc39c6c952f509e0c 5e8ff7814721f349f87bc5b4a2dad4f4`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (college football).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaaf')],
    'fgdb',
    `
    3d82412551ea42610afce86f5692bee2 f6caff50772ce84e0366a8065f037fc4`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (college football).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'ncaaf')],
    'sbfgd',
    `
    0fb4a20986fbdcbf4b11e9ff613b89c9 26cca84b78aa5e69cbf97b27cf9f85a5 a2221f857e6b7484cc3233e85e0fcff7
    018cd06392a49151ac02b7ad65cf1b79`,
  ),
  ...gameClauses(
    'Yes if the named team scores the bound or more (college football).',
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'ncaaf')],
    'sbfgd',
    `
    00c2319d0057514e096e8ce918d3b420 77b09f175f7adc5f8188ecc803954a23`,
  ),
  ...gameClauses(
    'Yes if overtime is played (college football).',
    [yesIf(game, 'overtime: full game'), isAbout(game, 'ncaaf')],
    'fgfgd',
    `
    03ccd5b41e543938e725f9d8c924764e 5b59016d61226ef30269c327dca92910 9bb9ee1eaee19607fc5d05c0aab23777
    340457f8c824132d07aab2cc09b3d015`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (college football).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'ncaaf')],
    'fgbfgd',
    `
    a8426f2b7a2dda10209b260aedac1798 1fb4db43099572d7005d44763d86543c`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (college football).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'ncaaf')],
    'bfgd',
    `
    21e7762656e9d76dac94fee5b9fc616b f64e1c48dfe01b2a394281c756c774d4`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half (college football).',
    [yesIf(game, 'win: first half'), isAbout(game, 'ncaaf')],
    'sfgd',
    `
    8330d82aa9544cb4dbbabf01f9da0e16 4cf37faa4a54f17f3ab49f882ea54be6`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half by more than the bound (college football).',
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'ncaaf')],
    'sbfgd',
    `
    0ec4f28ddab61bb99fe320c396bded68 a0a89e78ff5784129bf9375fed8b7941`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first quarter (college football).',
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'ncaaf')],
    'fgbfgd',
    `
    dec106fd82a031b16fc4c52f7d5cafd1 6fbc61439fc338e4a5f44476024124d2`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first quarter (college football).',
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'ncaaf')],
    'bfgd',
    `
    990ad907abf4de1063ab28119975616b fa0fefaeeda82adad2ef0150a76ceabd`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first quarter (college football).',
    [yesIf(game, 'win: first quarter'), isAbout(game, 'ncaaf')],
    'sfgd',
    `
    4223164e2712e052abdb69d3e116bc21 908f299abe9aa20b9ddc28521338a8b2`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first quarter by more than the bound (college football).',
    [yesIf(game, 'spread: first quarter', 'above'), isAbout(game, 'ncaaf')],
    'sbfgd',
    `
    2041cffff2e9bc35dfd393cc9358b31d 6fc33449bd1949991b5a7ae72fa94ee8`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second quarter (college football).',
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'ncaaf')],
    'fgbfgd',
    `
    bd50faf3b0af86c50539612c5b3d443a e241c53a55b76c978cea19662dde03f4`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second quarter (college football).',
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'ncaaf')],
    'bfgd',
    `
    e78ec7113454ea27a79644fe5678e3e3 87c7dfc4208b87109e1a4d7142ee5eec`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second quarter (college football).',
    [yesIf(game, 'win: second quarter'), isAbout(game, 'ncaaf')],
    'sfgd',
    `
    ae74a7de30f1f555ac5166fe6b1d319a 572be168c8e7441a45b4fcf3b38f1795`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second quarter by more than the bound (college football).',
    [yesIf(game, 'spread: second quarter', 'above'), isAbout(game, 'ncaaf')],
    'sbfgd',
    `
    b0fa014e62613b93a5168ecfcaaa592d 6231260ff002c4be846ca659721216d1`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third quarter (college football).',
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'ncaaf')],
    'fgbfgd',
    `
    9c2981968b978ac6a6e66e6ba2d029eb ebf4e236269c0f550fdd664087259bfb`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third quarter (college football).',
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'ncaaf')],
    'bfgd',
    `
    bb5533d3840aa2e32202558f2cef63f9 b6db5c7d3ff6df6bb55ac40074d01dab`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third quarter (college football).',
    [yesIf(game, 'win: third quarter'), isAbout(game, 'ncaaf')],
    'sfgd',
    `
    5bb77990f5094bb113e8f6d2fc487323 e97a35127f302cb8d6b7ff049ea55764`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third quarter by more than the bound (college football).',
    [yesIf(game, 'spread: third quarter', 'above'), isAbout(game, 'ncaaf')],
    'sbfgd',
    `
    cf0d0dbb19e0fb8f2c2e6c507231477c 368d6ce17076aacd16fe3e90ab3be693`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the fourth quarter (college football).',
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'ncaaf')],
    'fgbfgd',
    `
    a5a2ab6c5290adcd4bc6b41817bf18ee c5961d53805d08ec3e8defbff18e849b`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the fourth quarter (college football).',
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'ncaaf')],
    'bfgd',
    `
    4b9de4510ec351a4645f95608cd86ea2 598b7ad0545cb2721a8bb145185e8bb7`,
  ),
  ...gameClauses(
    'Yes if the named team wins the fourth quarter (college football).',
    [yesIf(game, 'win: fourth quarter'), isAbout(game, 'ncaaf')],
    'sfgd',
    `
    d46d0494adc0e42984d41ca93f108171 5d8f2a8fabdda0505421e82307ec58d0`,
  ),
  ...gameClauses(
    'Yes if the named team wins the fourth quarter by more than the bound (college football).',
    [yesIf(game, 'spread: fourth quarter', 'above'), isAbout(game, 'ncaaf')],
    'sbfgd',
    `
    0634f881a3f3023dc444e3e258d433a6 4b51af562eaa9859f8000a1d39371e4c`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second half (college football).',
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'ncaaf')],
    'fgbfgd',
    `
    1281f18687592ab56cffad6c9494bea4 d512fb77316b0bde5eea707a8729c422`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second half (college football).',
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'ncaaf')],
    'bfgd',
    `
    894fa6c587ad4420fe269dc34babf30f da127c9deae1c5f4f13b579fca8b046e`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second half (college football).',
    [yesIf(game, 'win: second half'), isAbout(game, 'ncaaf')],
    'sfgd',
    `
    8a90cce4513244fe8e29a2bff738efe0 094544d8d2966a1e1453ce951ae5e894`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second half by more than the bound (college football).',
    [yesIf(game, 'spread: second half', 'above'), isAbout(game, 'ncaaf')],
    'sbfgd',
    `
    b33a4673a17dcd475574132a240a5f20 d37f187b1e14ca28272c34e9806daba3`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (professional basketball).',
    [yesIf(game, 'win: full game'), isAbout(game, 'pro_basketball')],
    'sfgd',
    `
    4d1d170215b4f20161bc92a41d5a4dfa 864a84beb9615db61f2e94bed49a3aab 931c3b38ba3fedd35c02f6adf6ad43d4
    0bf0cfb8391d04326189476d1e18fd45 c600e85e050869099f9cb62e9a74686d 693735feb53dec24b74a6a83b02ef5c9
    ec16902f276d681b038852443540b22d 5aae3068778a63791b2bf274e7259a7d ff2129e20375c13d1e8e809870af8804
    33a95ec75355c151f42d8f2d53c8f9b7 66cc7d24f4c1b7c00b8e49642f4e9503 5e1ebfb8fd62cd08639f4dae8049d282
    143d2c19048cd635ac6eddbab28fb46d e2f86a389f3652e2b8d8645fa3bb62f1 7c47fede983077ed2b1179a268074814
    edd8c8f80313ffb3fdfcba15035e3bf4 5772b6dd64a3d87c9e113629a50dde9c 1f3e8559885011e1e7f5cc1ac55739b1
    1c08e3b211bf997bf5f53c24caf9353d 0ec77c87c6933a49dfa10228c956aeba cc1b7eed51ec85427693fa940e86a395
    c259ac53e99e70622e625672a10ff764 b530d00396b9eaf8c0d0006eb98cba6d c961d6632d069ae9c514ca758ebb8085
    ad22afb14331f62346d2b53e18075a1c 6ecf47cd4cfd9f75e9ade71e5a526aa6 6b323cb80e53e6f6b377fc64bf49a311
    f38dc95eecc90d870b8909141198b4c8 925481a38da5001e1c3c16f716786932 533fc86cc38458125ac659bed4328390
    e16be8bb463ac1043bd34e4ff219a0ab 91140f1a49a4bd3200c9b1bb7a90bbeb 28031879ea8765bb59ed72a51459d557
    bde0afdc2a3398b422c84d9c5226cbe8 06c3cd7737f5a6e00f95e09b25f5bd8d 5d3ed4b02b2fd3cfbbe71e198c9b7ac9
    c5d120392628b2ae4a51de1e130320ed a22434f44d502fb8017f535b0af96cbe d281e041a42499c48f49c019a11dba8f
    60739b346c9c2207a5a4ad24d20d421c 4912fec724ff6047a765624ca87dac91 6b3dd7bb3d0bdab457ea68f6c76b63fa
    c34d8367c3fd1cace9098530e42d3578 b2e9ace2a46e627549fca0cba375eb6a e29b557997fdc2c78778b9ef4c18456a
    2a9167f464af3424160c6ce5742789a6 6b79ea03afe8679bec9686284709ccd8 8c2c1de753cc7284ab7f1636d1ea3d33
    68c7c852a6892082bfd35b122d4b7629 2c9930b52880d417962a4cde31c1965d fb1b5a4d5484e61b00b6a42c12b130ad
    b3225fe4972e581d2cceef68a534753b 8aad40bbb9b9cadf988ce8c4a398d7cc 5a64f52cee0d9375610f6d6c03ca5af5
    8af39679dbd552fc2038ea8bc21f641e 27413a16995272f8499ecf08a3df1266 f5fdae976e877732be6a2b933864105a
    9f28bbab1626b4e7fc42fc15f818e7af 5425e57fe1e66e3287aba75fd66e80d8 c09028ef6ed3ea6b96e865cf27def6f0
    89cefcc34c7e9f87eb57a6450bf8dffc db08c00f18d244dd7f47e27b52ff0356 6e8e31acab3e8690ebef63c080914ce9
    3ad120c4f2532a3a3532b213c855c71c`,
  ),
  ...gameClauses(
    'The game it is about (professional basketball).',
    [isAbout(game, 'pro_basketball')],
    'fgd',
    `
    3f09a33dbbad26fb1ea5ece5e4fb7bbd 0a938407a6856393f936d34011a129e3 591a67a90f1d30bd08258d8eb9788427
    5b8223478c1d5579164487558e6afc58 e8a39d1f4864fffce1c892de766498a3 eef7d4417cca993cd2257c63b529bc1f
    4eaa05c995f00d48d7d7355383929217 1c62da81824663315d78860ed1209dcd`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (professional basketball).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgd',
    `
    48afef6bdc956dc2de66b53f22e2d5af c258f15d42fc97ad381a45c756d21b73 2260bfd5d30102caadf050ddaa11e590
    bc4d97085f16d83d6e48020fa886174b 738392b46c4f2e60d785662ffe5b81e0 def5d7c9ab0f6019dd39ce7053ccf9c0
    12fb55425a8a98de42a5a4e1d84a65f0 a783c552c40869e362c72d7770ba9436`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional basketball).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_basketball')],
    'fgbfgd',
    `
    86814f5b78ccc69ff4456bbac2e3b8a7 66a9183a3f13c4ed7f3bed3b22e9cdfa`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional basketball).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_basketball')],
    'fgdb',
    `
    2cc9e0a793c9144cfadec1557a3e2dbe a088ef6ffecc86fd78bfaeb1f84de374`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (professional basketball).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgd',
    `
    f91ed3119318a16469a750181fec7827 d40d01cb8231105c4f8a95bfe9a1187b 025cacdb0078c55c21ca4ebe3c378cfd
    5d68f4e3aaf759e85b2d167c356710e1`,
  ),
  ...gameClauses(
    'Yes if the named team scores the bound or more (professional basketball).',
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'pro_basketball')],
    'sbfgd',
    `
    308c8646fe061b5642facc68f3404313 2fe901115df09c9da620dbcfedfd1748`,
  ),
  ...gameClauses(
    'Yes if overtime is played (professional basketball).',
    [yesIf(game, 'overtime: full game'), isAbout(game, 'pro_basketball')],
    'fgfgd',
    `
    19730e8f2500f3b06faefc5f1260ba5c 5d5228615cf56ec683d12ff019b7da99 1c8cd81dbec500cc78a6878e05c3d1b7
    b3edb65897b81b6d543ac99045bc1d85`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (professional basketball).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'pro_basketball')],
    'fgbfgd',
    `
    f793d5050d0d356537b1d0fccc767b25 052a07ab4923742e6f7816662f62e3ea`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (professional basketball).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'pro_basketball')],
    'bfgd',
    `
    dacf2220c53273cb8852ce42b7e3c86e be7336ee091ddfd36cc867b407072d89`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half (professional basketball).',
    [yesIf(game, 'win: first half'), isAbout(game, 'pro_basketball')],
    'sfgd',
    `
    9a46f1e014b45473f48f0bdc78d959fb 4fc78ba42eec8b2253ae8010af4c8844`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half by more than the bound (professional basketball).',
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgd',
    `
    335cf6a9260f778d432188e35bba814a 619cfd946d2d24df77efdf308ce5572b`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first quarter (professional basketball).',
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'pro_basketball')],
    'fgbfgd',
    `
    0ef25bbf7903774c2b350813a8ecff83 d64fae4961b62ecf51ee9454f6d18b0f`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first quarter (professional basketball).',
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'pro_basketball')],
    'bfgd',
    `
    68cc0ec9700278a4d1e9170f83cf58d0 dea6561b2417ec20942a6b3f54c7e8a8`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first quarter (professional basketball).',
    [yesIf(game, 'win: first quarter'), isAbout(game, 'pro_basketball')],
    'sfgd',
    `
    76881241cd91cc0c7f6120d893098c14 edc49cd0139b64fdf7df05f28793b9cd`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first quarter by more than the bound (professional basketball).',
    [yesIf(game, 'spread: first quarter', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgd',
    `
    0dbb66d9d3637523d49d376d11a933ff 1a564f74591abe583da96ef9066ab628`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second quarter (professional basketball).',
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'pro_basketball')],
    'fgbfgd',
    `
    6685b7cee9f5ea5e99bfe0d648159f74 871f72c96c5f648bbbe2f3cb887a26b7`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second quarter (professional basketball).',
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'pro_basketball')],
    'bfgd',
    `
    1b38714867da90022acf4c82958b29dc f775b95e03a61eae77d99d006948e028`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second quarter (professional basketball).',
    [yesIf(game, 'win: second quarter'), isAbout(game, 'pro_basketball')],
    'sfgd',
    `
    f35944679d67dfbec2365d2218e68492 59e95d393c2be63607f5f509a634340c`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second quarter by more than the bound (professional basketball).',
    [yesIf(game, 'spread: second quarter', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgd',
    `
    9e7b3db83f158ca539acb3e5332e4bb6 d3b898073d30caccc85cbd3b3d43305f`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third quarter (professional basketball).',
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'pro_basketball')],
    'fgbfgd',
    `
    37e581d4817f480f8989b1141717f48c 1f9973d6a186718b37120151a95142ce`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third quarter (professional basketball).',
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'pro_basketball')],
    'bfgd',
    `
    8816ddefbf95765cfd50795a8c18e415 6d112eef026704e14e81c24b9fe5d7bd`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third quarter (professional basketball).',
    [yesIf(game, 'win: third quarter'), isAbout(game, 'pro_basketball')],
    'sfgd',
    `
    c67b74d10fca2aec615a950556714b22 8fe3cdbb6d47b6e0cd286654d398023e`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third quarter by more than the bound (professional basketball).',
    [yesIf(game, 'spread: third quarter', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgd',
    `
    6f2e66d84d217f36a81dc07656f3a8f1 434bd3fd2bc8cf1098e7d5eea4b1bc19`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the fourth quarter (professional basketball).',
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'pro_basketball')],
    'fgbfgd',
    `
    5f1d63187d400d56c4256620413ae3d3 0770119979c68b7121fbc980b69aa13e`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the fourth quarter (professional basketball).',
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'pro_basketball')],
    'bfgd',
    `
    d1f5aa34ac17488545175b5260586d93 4430d0dff5d0f1628dc5423d8b35f874`,
  ),
  ...gameClauses(
    'Yes if the named team wins the fourth quarter (professional basketball).',
    [yesIf(game, 'win: fourth quarter'), isAbout(game, 'pro_basketball')],
    'sfgd',
    `
    3e8536676e1d612c880baa95bec1cb6b 303731e277aa4c818176b88a05534060`,
  ),
  ...gameClauses(
    'Yes if the named team wins the fourth quarter by more than the bound (professional basketball).',
    [yesIf(game, 'spread: fourth quarter', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgd',
    `
    c465451e1e68fb240caa86cfadfc33cd eec007820ea6d79fc4fdc5443c59daf7`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second half (professional basketball).',
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'pro_basketball')],
    'fgbfgd',
    `
    30a3b643bd922fdeb9e61b451b4cee20 beca60ce827b31aa3625f47326a0dbe8`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second half (professional basketball).',
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'pro_basketball')],
    'bfgd',
    `
    3af859d1a1dd97a98c06e99b8aa560fb 2264dc8cb5bb9240eac313e58acd290b`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second half (professional basketball).',
    [yesIf(game, 'win: second half'), isAbout(game, 'pro_basketball')],
    'sfgd',
    `
    1cf3aee327f0242de3f8b9a3d86869b3 b721c022a48d677ee0fa215d6c3b78d2`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second half by more than the bound (professional basketball).',
    [yesIf(game, 'spread: second half', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgd',
    `
    2f5676fc71b676dfbaedd53c09f9c279 a09253637c472e5da186a509610c1d41`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (NBA).',
    [yesIf(game, 'win: full game'), isAbout(game, 'nba')],
    'sfgd',
    `
    4457e2e9d49aea26b55c68ddcc62b5a3 a5fdf6869ec06a5bccd4cf9c764aa7a0 e48ea2751832a4fc2d561a2fe1268c52
    726fcf43e3c8e77fe0a8d1648c17e423`,
  ),
  ...gameClauses(
    'The game it is about (NBA).',
    [isAbout(game, 'nba')],
    'fgd',
    `
    8223c7358e28f789939aaffbadcadf03 14c8b7fa657e000e83523c6ea34a2cb2 955072adafb07cf86cf4a67685d9ef05
    758320191e987bc714115b18ca2ff509`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (NBA).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'nba')],
    'sbfgd',
    `
    7bd51a3393c6f7d36c42efed74d613ff 2fba639979db731012d568798687ebd0 8aa2ed5a0861581c6e0b4e618e9c8832
    7b96761c1d02dd81e4b221725eecbdcf`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NBA).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nba')],
    'fgbfgd',
    `
    fa138bfce10be6e14444764d504de2fe`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NBA).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nba')],
    'fgdb',
    `
    e5368ea0b705d54c8c4a11e775f34fe9`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (NBA).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'nba')],
    'sbfgd',
    `
    e178b2001e715859adbd979e5045457e a8598525d99ddbda7820ab64993f3e5f`,
  ),
  ...gameClauses(
    'Yes if the named team scores the bound or more (NBA).',
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'nba')],
    'sbfgd',
    `
    721e193f602e6b23c8e450cda940be57`,
  ),
  ...gameClauses(
    'Yes if overtime is played (NBA).',
    [yesIf(game, 'overtime: full game'), isAbout(game, 'nba')],
    'fgfgd',
    `
    ca9a18c66a58219eea54791a330e2fe4 c367e086a459da32bb252b5ba9b21ebb`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (NBA).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'nba')],
    'fgbfgd',
    `
    4d928d78a3164927d9dc1069fb98b312`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (NBA).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'nba')],
    'bfgd',
    `
    8d22161f582217329fd5fa82a16b0670`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half (NBA).',
    [yesIf(game, 'win: first half'), isAbout(game, 'nba')],
    'sfgd',
    `
    56aa023d613c280749489aba3c4f0538`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half by more than the bound (NBA).',
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'nba')],
    'sbfgd',
    `
    317a2959924606b153f2fee5684a551a`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first quarter (NBA).',
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'nba')],
    'fgbfgd',
    `
    7c5da5d5645ae2f0de8fc09594880823`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first quarter (NBA).',
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'nba')],
    'bfgd',
    `
    e57e9dcc6a35eec028dab4ff1fe136c7`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first quarter (NBA).',
    [yesIf(game, 'win: first quarter'), isAbout(game, 'nba')],
    'sfgd',
    `
    a5b70bcde5c250afde4b0ce4d7eefdd1`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first quarter by more than the bound (NBA).',
    [yesIf(game, 'spread: first quarter', 'above'), isAbout(game, 'nba')],
    'sbfgd',
    `
    ad0ca323344847c9b254908b13368639`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second quarter (NBA).',
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'nba')],
    'fgbfgd',
    `
    e5a8da979c2e34767b94f9d10e8aa3f0`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second quarter (NBA).',
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'nba')],
    'bfgd',
    `
    8256ad4d4959d6431093acb483d76f42`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second quarter (NBA).',
    [yesIf(game, 'win: second quarter'), isAbout(game, 'nba')],
    'sfgd',
    `
    e4c1b67becde71fb3377cb7c7380e17b`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second quarter by more than the bound (NBA).',
    [yesIf(game, 'spread: second quarter', 'above'), isAbout(game, 'nba')],
    'sbfgd',
    `
    e0351787854b73fb51a9d7f7f320eec7`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third quarter (NBA).',
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'nba')],
    'fgbfgd',
    `
    92b7d15ff13b64f9898bc7c3e54a1f33`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third quarter (NBA).',
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'nba')],
    'bfgd',
    `
    dcf0c1c49c66c20b686a78e6ba0b171d`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third quarter (NBA).',
    [yesIf(game, 'win: third quarter'), isAbout(game, 'nba')],
    'sfgd',
    `
    afcc221ba05bb1ffae318c3aafdb3f59`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third quarter by more than the bound (NBA).',
    [yesIf(game, 'spread: third quarter', 'above'), isAbout(game, 'nba')],
    'sbfgd',
    `
    ae861ddb834c928d616c93859e433086`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the fourth quarter (NBA).',
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'nba')],
    'fgbfgd',
    `
    9fc9583223ad277e1b55b1661c524345`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the fourth quarter (NBA).',
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'nba')],
    'bfgd',
    `
    909a7545502e20ce62cf7e6dcf62dc68`,
  ),
  ...gameClauses(
    'Yes if the named team wins the fourth quarter (NBA).',
    [yesIf(game, 'win: fourth quarter'), isAbout(game, 'nba')],
    'sfgd',
    `
    1684eb1b3a92b2c29d084a3ecf63170c`,
  ),
  ...gameClauses(
    'Yes if the named team wins the fourth quarter by more than the bound (NBA).',
    [yesIf(game, 'spread: fourth quarter', 'above'), isAbout(game, 'nba')],
    'sbfgd',
    `
    f8026149b1bfc6a8f2c1941862d83510`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second half (NBA).',
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'nba')],
    'fgbfgd',
    `
    5158c07bfc500aa11d41d59bf220c838`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second half (NBA).',
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'nba')],
    'bfgd',
    `
    601c3883309f584c12b1d8e79565a6ca`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second half (NBA).',
    [yesIf(game, 'win: second half'), isAbout(game, 'nba')],
    'sfgd',
    `
    368fd244d6078e445bf850d63731b425`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second half by more than the bound (NBA).',
    [yesIf(game, 'spread: second half', 'above'), isAbout(game, 'nba')],
    'sbfgd',
    `
    8d2cdb3e2af6f2b1aa4741bba335ac8e`,
  ),
  ...gameClauses(
    "Yes if the named team wins the game (women's professional basketball).",
    [yesIf(game, 'win: full game'), isAbout(game, 'womens_pro_basketball')],
    'sfgd',
    `
    3497ffb67916e46085b3e7a823ba2758 b20e8fab44e37e9f05239de2221a1609 27912822e35e6bef83bc63381922aaf7
    93c5f0509dd0f9096ba3868e414084e1 6beb3af058625409231735bb703b8060 b1b6df6ab811454adef6c58ccaf0043c
    e89f707f763bfa3565624e9df89e26c2 b20ac1b485de47ae4a3e8030ce870525 2e4fa4e10e9423ca667409e0c32be109
    c51601aced1cd6e39f991bdbe65babf4 c2bfe2e246f50160205b32b2ae54974d 2eb1895154b46d1b1953a59bf34deb93
    e732f27a85916b5f1e31e2523ea9962d c825b79ce97f6d1c710b3ffa6b9d01c7 cba0319dd60d316ed2067afa50b9f8e2
    01ddf21cd8001b9f5ab2f8d6f8b511b5 fca49e73884a9a02b5f5af2993ba335a 03c9232634ba7f1820c6c91341ca5a5d
    f66cd12dfa87357db0c7e2c5b95dfe6d 674450a7fc4c5cb5cd5ec1dd5f865c8a a34646c25ce06b0d819e74984c848949
    ed88e21dfeb41557a8e2030cb0ef94e4 d58549d91339754eb53feaaa73700f21 f4b64588c055acb0b96ea4c0ea4fd1ed
    c2a183ee0bb46d02dd25a2fcfbba5c7a d0d9e2cd51f9a768d09c3418020b58c0 cbd100d707ef19165779bca18f7f09d3
    304457d84d7133b1730faa422a46c160 e2acce89d05928125a08bdf2b37d5469 1bc033e10e7785667c0aa1367d84e317
    619b86d5b5c115bed675edfaf6b0bb39 7f32756686571510492a93e30e5cd574 8d605d9ff23982f48e78afdf5008c16c
    956a33cd108849b925cd6b20207942cc f98bec4e91bfc00f673126642cdaf98f 29c5b279feba62e87dcb689b66e32eff
    76ef8c6d9e518ead4b32e225fe4997d9 f5ad25ef7de13e552dc809bfa6d4bdc8 1db362d66f056339850954f3ca5f3adc
    3f8405322fd359833271f7c0e899e071 ed2182f0571c3443b6579755b9d2581f 36859ce35d531075053cfb1cf3e47c58
    e4ffb8575df6b29086dc3e36f9c59ca8 9932aa17d4db0c5a68199cf9532ae3d8 af05ce757b29e4412e1c6d47b7f34031
    888cfae0aa56791ea84ad6ff1c14bc0d a738e341a6894a9fa06bb0a3e1fd6bee cc8683ed816d4bfd48b1adb4c9138a1d
    1ee7b68b460b2f45a5e8290a27c3f15d 94a31570d2a82a3283ed42b26895f825 1b66a25b97a416cfa5805f2b3acbf33d
    1645a5b50553b45e8a7bcb1c5fcea36e a11d48d5b18c54a57cf2bfd86a9be836 22f422f0ea9dd228b76ee48be9c9a1e7
    bc41b7324b6def9febf9e98f35794740 b4f0a64085b078758ad87d86301c8c3e 4765c20585778b8f44b7c35ae679329f
    2c7384385aff925dd64f4dcca7761cd7 113c58c4b9b245d3904aaa91e0789d27 ed45f989b43e44df4e114fcc5a030c76
    47ae8f8bc7968f4dab7082c4811efbdc 0aadc77b05f36eb0c4ae3f6bf960874c b775b4ec3fda57d9cc1271439abf5761
    5159686ae50863855725fafdf318f10a`,
  ),
  ...gameClauses(
    "The game it is about (women's professional basketball).",
    [isAbout(game, 'womens_pro_basketball')],
    'fgd',
    `
    58866885fc34f7c8acfa90415c9a7d4c 8552de80f8b559a5d37e19cc47eae9d2 239528d9912b8d060ec3ca1a9e29c839
    b73d22eb6be222ec90646845ec240d49 e9ab1f41ca5580778ceeb75473c58f02 cb68986e8a69658a09293887766a155e
    8dcf4406e944a0379afbafb165a7a47e 5e129790495e4ce8ec2460c9d92ba535`,
  ),
  ...gameClauses(
    "Yes if the named team wins by more than the bound (women's professional basketball).",
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'womens_pro_basketball')],
    'sbfgd',
    `
    b78300fbebee90897ccaf0856b3b7018 5832eef03d532f2cc6f3c3ddec5d5018 e139942a0ad571578153cddcc3b989b8
    78aa6cc8f57b87b2b20e8fdbdf83e762 1cc9e4dded2ca95d07c8d1300f260277 bed69e44ff8661a13b1a9fe8718a258f
    73cdaa66bc1df3bd27e83715871c5c27 95012b209604984924cd8d62512ebafb`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound (women's professional basketball).",
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'womens_pro_basketball')],
    'fgbfgd',
    `
    507ccf52ead0ea278260ea93cef9d350 3089aa62f7740d1dcd09f03de90099ce`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound (women's professional basketball).",
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'womens_pro_basketball')],
    'fgdb',
    `
    e934543bfacc09156906e7731aa0b567 0392d9f467200c9895631d7c71c831dc`,
  ),
  ...gameClauses(
    "Yes if the named team scores more than the bound (women's professional basketball).",
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'womens_pro_basketball')],
    'sbfgd',
    `
    6a532aa960408ee800dafa31e3eb1c07 3f7fbcb56c241e8d7ee9722b240e4d02 b9798123b144db6f6db1f8f0e0df8300
    9d91daf6301173f98740aebbb2eb927c`,
  ),
  ...gameClauses(
    "Yes if the named team scores the bound or more (women's professional basketball).",
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'womens_pro_basketball')],
    'sbfgd',
    `
    4ddfd6c472ee1aee5d2d4ab73a6c5423 059687e28f08e57c7bbdad8a22015e7e`,
  ),
  ...gameClauses(
    "Yes if overtime is played (women's professional basketball).",
    [yesIf(game, 'overtime: full game'), isAbout(game, 'womens_pro_basketball')],
    'fgfgd',
    `
    b46bea7aff83d38f1bde8d329b009dd5 f77da1c5da4b80d14b1cb840a3ded6b1 f5c121f53dfa9922d3ea705dc7fd71ad
    2791017ce4ccaec81fb8ae819fb6dd26`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first half (women's professional basketball).",
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'womens_pro_basketball')],
    'fgbfgd',
    `
    1e22f623b0bbbadc2f2f07e427e5178e ef4e015531541ed1c67c72fc2ebfb17e`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first half (women's professional basketball).",
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'womens_pro_basketball')],
    'bfgd',
    `
    955918894cb81171af3a16b8e6e62676 da591570558c7bd456a1c3e4efcbce70`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first half (women's professional basketball).",
    [yesIf(game, 'win: first half'), isAbout(game, 'womens_pro_basketball')],
    'sfgd',
    `
    7be97d18dd075c58fa024f578c17b43e fd404dec4513fff518e7951bf9dcf9bf`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first half by more than the bound (women's professional basketball).",
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'womens_pro_basketball')],
    'sbfgd',
    `
    43bcbe8c35c614da5854b4c7a1e2e0b8 b0e4f52cef05c8f4bf4d3da75f4c1255`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first quarter (women's professional basketball).",
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'womens_pro_basketball')],
    'fgbfgd',
    `
    27693f1f51005e2ff2398f73a173f2f9 166ebc6e038c71230bee076c404aa6ac`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first quarter (women's professional basketball).",
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'womens_pro_basketball')],
    'bfgd',
    `
    a24fabfa4faaf51b97af2f15985b3e19 1125556c0edfd9dfd0ec8d6b714ce5e9`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first quarter (women's professional basketball).",
    [yesIf(game, 'win: first quarter'), isAbout(game, 'womens_pro_basketball')],
    'sfgd',
    `
    d83f326b9ba57fc7cf85a63cd483362d 1bb99f3c50147acf6ce3e204ca5e301d`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first quarter by more than the bound (women's professional basketball).",
    [yesIf(game, 'spread: first quarter', 'above'), isAbout(game, 'womens_pro_basketball')],
    'sbfgd',
    `
    4536eede8556fb11558ada5d5ec6c665 8150af6d7fcccc9ebb54b944a85da566`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the second quarter (women's professional basketball).",
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'womens_pro_basketball')],
    'fgbfgd',
    `
    4f1d596419834bb6c139c0af34192827 48a8a81f4e18d08f43c17a0c1d91350d`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the second quarter (women's professional basketball).",
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'womens_pro_basketball')],
    'bfgd',
    `
    651dbd9b6079addc5c8c1a1a16c60d4b 4667b5811b7a8b6b2bbc731b182bdc95`,
  ),
  ...gameClauses(
    "Yes if the named team wins the second quarter (women's professional basketball).",
    [yesIf(game, 'win: second quarter'), isAbout(game, 'womens_pro_basketball')],
    'sfgd',
    `
    3a5ba0678c2c03be4e8059ce1b0874b1 8a1e71ab313ef0a419a55bba1fa41b2b`,
  ),
  ...gameClauses(
    "Yes if the named team wins the second quarter by more than the bound (women's professional basketball).",
    [yesIf(game, 'spread: second quarter', 'above'), isAbout(game, 'womens_pro_basketball')],
    'sbfgd',
    `
    3fe69bf2b4f35d5ce785a17b88949711 7280204d11effaf9fc62bc040f3b7136`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the third quarter (women's professional basketball).",
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'womens_pro_basketball')],
    'fgbfgd',
    `
    fd7e0db7e2dff8686120ed20ee6639ec ec97105d5a178ef58146547fdf48b8ae`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the third quarter (women's professional basketball).",
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'womens_pro_basketball')],
    'bfgd',
    `
    43f369b2beabc3de54e38c3cc5cc36f0 2dadb2be2afa43281ac24fd2ecf03014`,
  ),
  ...gameClauses(
    "Yes if the named team wins the third quarter (women's professional basketball).",
    [yesIf(game, 'win: third quarter'), isAbout(game, 'womens_pro_basketball')],
    'sfgd',
    `
    b795b144e793149a2869392e84c0fa9a 0347b713377b0c6acb1575e34be83fba`,
  ),
  ...gameClauses(
    "Yes if the named team wins the third quarter by more than the bound (women's professional basketball).",
    [yesIf(game, 'spread: third quarter', 'above'), isAbout(game, 'womens_pro_basketball')],
    'sbfgd',
    `
    5fd5f644cae8aee8feb898d8b7dc89c9 44e4702c936df33642f3be6f121b79c5`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the fourth quarter (women's professional basketball).",
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'womens_pro_basketball')],
    'fgbfgd',
    `
    1647c71ac3017f84e22e3dc90b847e4c abd0889cb73ee2aa2a88679bb181e3c6`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the fourth quarter (women's professional basketball).",
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'womens_pro_basketball')],
    'bfgd',
    `
    dbd58821f3cb847164749be02de2e596 c75367698f86bcb9c37e91f719b9b3ec`,
  ),
  ...gameClauses(
    "Yes if the named team wins the fourth quarter (women's professional basketball).",
    [yesIf(game, 'win: fourth quarter'), isAbout(game, 'womens_pro_basketball')],
    'sfgd',
    `
    3574bccaf67a33e6c7e31c5ea605b086 f9164207874aaca40f19f7d49d1ea70f`,
  ),
  ...gameClauses(
    "Yes if the named team wins the fourth quarter by more than the bound (women's professional basketball).",
    [yesIf(game, 'spread: fourth quarter', 'above'), isAbout(game, 'womens_pro_basketball')],
    'sbfgd',
    `
    dc890b611854e5436fac855af1951839 fd8921f0a3eeef5d2fb2ee0f1384b872`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the second half (women's professional basketball).",
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'womens_pro_basketball')],
    'fgbfgd',
    `
    66870b199e5a433dc7c696c651a593c0 3d367b470eec088e71d82c7bfc02d6aa`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the second half (women's professional basketball).",
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'womens_pro_basketball')],
    'bfgd',
    `
    2d4bff5a1d9ce45d1340e37b9a01f6dd fe1400d39d41eadb2bdeadd1e2b9c09d`,
  ),
  ...gameClauses(
    "Yes if the named team wins the second half (women's professional basketball).",
    [yesIf(game, 'win: second half'), isAbout(game, 'womens_pro_basketball')],
    'sfgd',
    `
    d3fd0bf6102c404da8edbcecd7200451 ee6df7af8f1ed93dbf82ca4ad0edfeb9`,
  ),
  ...gameClauses(
    "Yes if the named team wins the second half by more than the bound (women's professional basketball).",
    [yesIf(game, 'spread: second half', 'above'), isAbout(game, 'womens_pro_basketball')],
    'sbfgd',
    `
    19ab3844a415dc11e18dead499b89e95 bb6e4f4c2daf20f6759c2c51ce7eb647`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (WNBA).',
    [yesIf(game, 'win: full game'), isAbout(game, 'wnba')],
    'sfgd',
    `
    48d186ab40e2dc32a152566e2777faf1 ff89a5809546e380d5db65d741a51f1e ae31ddae5a29c56067e9fc950fa553a8
    8ae6eea684c2d33bb4c25afd3b4ba1be`,
  ),
  ...gameClauses(
    'The game it is about (WNBA).',
    [isAbout(game, 'wnba')],
    'fgd',
    `
    9e1512f39bb10e17dab4000a1402049a b106a5bffaa8eb9b248572f097bed9ea 1cd65850841c7fed6199e4a555752387
    c32b5cca6a4d5e3f3dd79d9fd13a143e`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (WNBA).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'wnba')],
    'sbfgd',
    `
    064c3d488eb357827ef903c12d2d76be 35b00f872e5082fb71626b00d48d9c02 5f715e9a84a39ad4e108452a6381f8b7
    f4ce8e86baa2ee2538342c0df9d552a0`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (WNBA).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'wnba')],
    'fgbfgd',
    `
    8f10126cd25372d16908f8427d86dc0d`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (WNBA).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'wnba')],
    'fgdb',
    `
    b91337c62c952a4001f2e68e612be858`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (WNBA).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'wnba')],
    'sbfgd',
    `
    7a104b816935148c69e93ca98c434426 7a1e08a6408b9716c5a2e33275f646a3`,
  ),
  ...gameClauses(
    'Yes if the named team scores the bound or more (WNBA).',
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'wnba')],
    'sbfgd',
    `
    04c1ebaeba951380a96f47a0fd996481`,
  ),
  ...gameClauses(
    'Yes if overtime is played (WNBA).',
    [yesIf(game, 'overtime: full game'), isAbout(game, 'wnba')],
    'fgfgd',
    `
    4e781f8a2ac6a2bccc05ad749c888678 dc5e7d98db10f8de0bd5929f47c315c5`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (WNBA).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'wnba')],
    'fgbfgd',
    `
    25cf00b18eda3102c1cc5f9a1c401b3d`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (WNBA).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'wnba')],
    'bfgd',
    `
    c3c402e48dc6d49593422995cedfb94f`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half (WNBA).',
    [yesIf(game, 'win: first half'), isAbout(game, 'wnba')],
    'sfgd',
    `
    c271578db99ddc4074c70cbd4f900c7e`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half by more than the bound (WNBA).',
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'wnba')],
    'sbfgd',
    `
    c15fe6a77c925b129544783749751e85`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first quarter (WNBA).',
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'wnba')],
    'fgbfgd',
    `
    f5a434a8c85cb98e243014f78a699163`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first quarter (WNBA).',
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'wnba')],
    'bfgd',
    `
    85e74b515997bb9f82d3db78365202b4`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first quarter (WNBA).',
    [yesIf(game, 'win: first quarter'), isAbout(game, 'wnba')],
    'sfgd',
    `
    53425fd414cdb02baaa2535a41ebfb6a`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first quarter by more than the bound (WNBA).',
    [yesIf(game, 'spread: first quarter', 'above'), isAbout(game, 'wnba')],
    'sbfgd',
    `
    7e5bbff38166b0c535c6003b91b75088`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second quarter (WNBA).',
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'wnba')],
    'fgbfgd',
    `
    3ee8d358a6bc017571ad3e9717b2cb5f`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second quarter (WNBA).',
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'wnba')],
    'bfgd',
    `
    b06959ae9e3d081248d55a9d1862c79b`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second quarter (WNBA).',
    [yesIf(game, 'win: second quarter'), isAbout(game, 'wnba')],
    'sfgd',
    `
    f6b7b559a17377df3c41c84157830848`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second quarter by more than the bound (WNBA).',
    [yesIf(game, 'spread: second quarter', 'above'), isAbout(game, 'wnba')],
    'sbfgd',
    `
    8b60cbfa007fd631bd7053a85cee0445`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third quarter (WNBA).',
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'wnba')],
    'fgbfgd',
    `
    b64c8a15af85ec5f3e96134f69fe2fb0`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third quarter (WNBA).',
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'wnba')],
    'bfgd',
    `
    75fcd83b4636ba04be78ce6d29370a79`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third quarter (WNBA).',
    [yesIf(game, 'win: third quarter'), isAbout(game, 'wnba')],
    'sfgd',
    `
    4d6bfdcbb24f8ad03a4ec5350867b07d`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third quarter by more than the bound (WNBA).',
    [yesIf(game, 'spread: third quarter', 'above'), isAbout(game, 'wnba')],
    'sbfgd',
    `
    26864841c6cd72477295d652cbd96589`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the fourth quarter (WNBA).',
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'wnba')],
    'fgbfgd',
    `
    3a0da66259f26e2072ef6c5cc469abe1`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the fourth quarter (WNBA).',
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'wnba')],
    'bfgd',
    `
    7bf023bff30e3152581ade4dfa0dcd0f`,
  ),
  ...gameClauses(
    'Yes if the named team wins the fourth quarter (WNBA).',
    [yesIf(game, 'win: fourth quarter'), isAbout(game, 'wnba')],
    'sfgd',
    `
    aa61eafef62323977d38d709f92103bd`,
  ),
  ...gameClauses(
    'Yes if the named team wins the fourth quarter by more than the bound (WNBA).',
    [yesIf(game, 'spread: fourth quarter', 'above'), isAbout(game, 'wnba')],
    'sbfgd',
    `
    d9691848c4bab3be6fccc608f2b554ae`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second half (WNBA).',
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'wnba')],
    'fgbfgd',
    `
    2d8acbb0c356ffd61e5cacbc6b76a583`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second half (WNBA).',
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'wnba')],
    'bfgd',
    `
    9e98bf5b580ad09f800b9f67de99bfc7`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second half (WNBA).',
    [yesIf(game, 'win: second half'), isAbout(game, 'wnba')],
    'sfgd',
    `
    f870723fccae40058ce3478f317d07c5`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second half by more than the bound (WNBA).',
    [yesIf(game, 'spread: second half', 'above'), isAbout(game, 'wnba')],
    'sbfgd',
    `
    1406f4047defcd9697c99a3228e97266`,
  ),
  ...gameClauses(
    "Yes if the named team wins the game (men's college basketball).",
    [yesIf(game, 'win: full game'), isAbout(game, 'ncaamb')],
    'sfgd',
    `
    3f3be0b21f46959e0f933dc80751b7cc ff3c4d927a6efbe8a636b040e160a4c9 cb75c3fc19dfa644ba9c1c00ee0e9beb
    73dacd180d3efd585b0047fa4c746829 e957812bbfb8c87bc615b1a7532a6a12 bf8e4574ae9f111ce8a468291a296711
    8f0156ee9d88349bb241bca0db32b4ee d5785b552ca94ec3c05dd3ab4954c995`,
  ),
  ...gameClauses(
    "The game it is about (men's college basketball).",
    [isAbout(game, 'ncaamb')],
    'fgd',
    `
    442a74c60d908cff5d9b5f3b4268ab33 30cfc788df491e2a032e530d13b30be1 486bc3659044733bd6732b249f6691d9
    5b0693c4f3aa909524a76c29bfe487f5 d3c8babb5372b2aab00793839c574fa4 ccc49990c5ad9edd921d1826d05fff6a
    8c8a64da9679e63a18bd52e58717f293 bc3a2de88a97df4059570df9b80a7352`,
  ),
  ...gameClauses(
    "Yes if the named team wins by more than the bound (men's college basketball).",
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'ncaamb')],
    'sbfgd',
    `
    8984aa7a3f23d56b1ca9954d0434f4a7 2447524f5c6851480c285a4ffa6a7d7d 25b16aede76d85e84487c916a3a27b8f
    6dc73354b399ce9fb943e5e43833d957 b424f53b6eae7a387a92ec5510d1faea 87cac5096e0b749f6a6e204718cba6b5
    55735f367d40e94d86f21210ee409e91 5d6971e42c17f0d2d9fc3d71cd96e1c4`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound (men's college basketball).",
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaamb')],
    'fgbfgd',
    `
    a74e3cd74470d13fcddf86671aec8fce fc0b6d713ac7d5fa6e1fff37207ed857`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound (men's college basketball).",
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaamb')],
    'fgdb',
    `
    579dd1d4b8e90aa8225790f4e210d833 84cd21ddc4dc6e44613f456bee8d6cfb`,
  ),
  ...gameClauses(
    "Yes if the named team scores more than the bound (men's college basketball).",
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'ncaamb')],
    'sbfgd',
    `
    25488958cac74feaadaf05c434f79467 c65bcff8fb64126662ec72441d582388 998706227c0d65047f6605ed35bf687b
    b8e5eeba58f4df100a1a121763d56479`,
  ),
  ...gameClauses(
    "Yes if the named team scores the bound or more (men's college basketball).",
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'ncaamb')],
    'sbfgd',
    `
    e8050c72c6ece31ebf4dd58b430b685c 913ef4fd2c9784b98ee8e12b660ff573`,
  ),
  ...gameClauses(
    "Yes if overtime is played (men's college basketball).",
    [yesIf(game, 'overtime: full game'), isAbout(game, 'ncaamb')],
    'fgfgd',
    `
    72a4600f50d8b9951266f497e95cb5fa 20c8db94d50dd8813e8dd9e615615e5c 9349d9486cbb3791f868645ef871d35e
    b404309361b28cddd2e945d2c67f1ead`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first half (men's college basketball).",
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'ncaamb')],
    'fgbfgd',
    `
    bd1b3e2ceab578292821b57a9e9dc2ca c0baeba5955d64050e4635f54223cd20`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first half (men's college basketball).",
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'ncaamb')],
    'bfgd',
    `
    973b80b93be00312e7099cd566b39403 40ffd30c46cf9aa8885052c4aee4b2d0`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first half (men's college basketball).",
    [yesIf(game, 'win: first half'), isAbout(game, 'ncaamb')],
    'sfgd',
    `
    96024c1cf98c2fe077f3753dcbdc4eab e1143d466c93df0c0f278f4e3652b171`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first half by more than the bound (men's college basketball).",
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'ncaamb')],
    'sbfgd',
    `
    390d59e818c191249c03bde0a131ed29 a2398b88fd95b547b2d4196924af1a88`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first quarter (men's college basketball).",
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'ncaamb')],
    'fgbfgd',
    `
    0a3fa664fe1dfa493196cfc38cea399d 27b914da310dbc5346af61804e1d9fa4`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first quarter (men's college basketball).",
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'ncaamb')],
    'bfgd',
    `
    80562c05a4d987419a9e6b98113f05c9 49cbad5432c98f6b8e22cca46c2d1e92`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first quarter (men's college basketball).",
    [yesIf(game, 'win: first quarter'), isAbout(game, 'ncaamb')],
    'sfgd',
    `
    38502aff9a2ccb212f7ed89ea8b2992a ff2b52b0c54c403b142b6b7306cd5cfb`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first quarter by more than the bound (men's college basketball).",
    [yesIf(game, 'spread: first quarter', 'above'), isAbout(game, 'ncaamb')],
    'sbfgd',
    `
    5290df9ed4b59f3532b5922726131d4b 8cf21e6e0bd8c773f6a2b7852f20f55c`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the second quarter (men's college basketball).",
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'ncaamb')],
    'fgbfgd',
    `
    b80b65d8a554c7b8d968cd746aeccf1b 80dfbda52b66c93e82df20fda2b42564`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the second quarter (men's college basketball).",
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'ncaamb')],
    'bfgd',
    `
    a49a4eba88c6e67a357bc2fae3c0aea9 4c3c1d0d9b1a641591feee629cb2e332`,
  ),
  ...gameClauses(
    "Yes if the named team wins the second quarter (men's college basketball).",
    [yesIf(game, 'win: second quarter'), isAbout(game, 'ncaamb')],
    'sfgd',
    `
    fe31c606ca85410755734aeffca8a669 b4a4d1a27161400e7a35e67e759d9679`,
  ),
  ...gameClauses(
    "Yes if the named team wins the second quarter by more than the bound (men's college basketball).",
    [yesIf(game, 'spread: second quarter', 'above'), isAbout(game, 'ncaamb')],
    'sbfgd',
    `
    2aaaf9f0ebc684b41347c031b8152c8c 228ca17304280ec25f74d5cd59812f5d`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the third quarter (men's college basketball).",
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'ncaamb')],
    'fgbfgd',
    `
    b88066e34539bdf0611b264441600151 ee84105e6097d1b00e9542f6968193d7`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the third quarter (men's college basketball).",
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'ncaamb')],
    'bfgd',
    `
    ca66dff0b1d5286481e9b881a672c1c4 298aaf5332bc16d001030353ad6c71de`,
  ),
  ...gameClauses(
    "Yes if the named team wins the third quarter (men's college basketball).",
    [yesIf(game, 'win: third quarter'), isAbout(game, 'ncaamb')],
    'sfgd',
    `
    d805edafbe4c8328d44adeff73ce93e3 e560fb22c4646b7569480fae0ebdd26d`,
  ),
  ...gameClauses(
    "Yes if the named team wins the third quarter by more than the bound (men's college basketball).",
    [yesIf(game, 'spread: third quarter', 'above'), isAbout(game, 'ncaamb')],
    'sbfgd',
    `
    b998053069982db3b95b702e5e7c1a20 54c01536d58b179f8506daaa37a1d0b6`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the fourth quarter (men's college basketball).",
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'ncaamb')],
    'fgbfgd',
    `
    10144904ac2133043adecbdf65307036 b7992bd6332e8b247e54453d7139c968`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the fourth quarter (men's college basketball).",
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'ncaamb')],
    'bfgd',
    `
    281228832fdb258000dbb18ae5b796df 919cf7d3e583d51216adef55d83c21a6`,
  ),
  ...gameClauses(
    "Yes if the named team wins the fourth quarter (men's college basketball).",
    [yesIf(game, 'win: fourth quarter'), isAbout(game, 'ncaamb')],
    'sfgd',
    `
    657065b04ec7ce2b125dc38edccf68a8 4b3c3a9721b3a5dec0166db4da95d321`,
  ),
  ...gameClauses(
    "Yes if the named team wins the fourth quarter by more than the bound (men's college basketball).",
    [yesIf(game, 'spread: fourth quarter', 'above'), isAbout(game, 'ncaamb')],
    'sbfgd',
    `
    2e8f06b833bd9c6c561353242a6ee9ce 266def3f30d35e0e6b482f584fafa38b`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the second half (men's college basketball).",
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'ncaamb')],
    'fgbfgd',
    `
    ef94828aeae9845e0ab2024b7f7b1491 343515ecf7134f69f11b1ad37d6dccad`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the second half (men's college basketball).",
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'ncaamb')],
    'bfgd',
    `
    ce0160dc378b67a259cdeb18c936c158 db4d0705485e363ab81fbffd44b3aeaf`,
  ),
  ...gameClauses(
    "Yes if the named team wins the second half (men's college basketball).",
    [yesIf(game, 'win: second half'), isAbout(game, 'ncaamb')],
    'sfgd',
    `
    e1d032302e9d5a13e225dbf601e25667 2d04ceef1de67d3241dcf71f187f9910`,
  ),
  ...gameClauses(
    "Yes if the named team wins the second half by more than the bound (men's college basketball).",
    [yesIf(game, 'spread: second half', 'above'), isAbout(game, 'ncaamb')],
    'sbfgd',
    `
    d8fde1a31e02d63c229f1f8ebb13127e b871fa2115502c692a12c2941332a36e`,
  ),
  ...gameClauses(
    "Yes if the named team wins the game (women's college basketball).",
    [yesIf(game, 'win: full game'), isAbout(game, 'ncaawb')],
    'sfgd',
    `
    4f5a97a09bc5a5972d999fdd22bfe023 8fd7c77776e62aa85aac301b68868633 decdeb3e5e86cd1b1cf2bb27a5d5448b
    3e6dd03ae9deb2004ed07814e29fc5f3 a87f98536b8a5bb70c9b0d76b476e81f 022c0535f3964cca386ef56b63a344c6
    42540ebc2fed567defec162c188ddf5b 0c3fbd8c432e7f7b07dc73c0c5b46930`,
  ),
  ...gameClauses(
    "The game it is about (women's college basketball).",
    [isAbout(game, 'ncaawb')],
    'fgd',
    `
    6cd1088dbe75bef51382f818709b4c1f caf68136c453457986864073c550e06d 6b7945e25303d8d125ace58de47ebb70
    4011f025bee836274f8a60cf2192270a fb1a38bbdcb6e9f5d8eb1a61b08b2f4f 9acb9258004fe24b1f4554b794951cf4
    a28e71eead47f1d8b67afed3322db2f4 530ffcd640147fe9e189b49afcc0c989`,
  ),
  ...gameClauses(
    "Yes if the named team wins by more than the bound (women's college basketball).",
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'ncaawb')],
    'sbfgd',
    `
    d2cc1e7d96f13247a24434037a19587c b21dcfc791994679cc9bc353a34f3c4e 51f0d218f664dd25dc4b5713b1f0431f
    9db1e7437b153b931c12b6703a779699 f594f8632007b75349e1863c4ffab4ca cc70c69c192943ba73faccab776f6076
    131ef14c184525f7571a95b24b4bea33 cec54e6414b511cfaa162fece63218d6`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound (women's college basketball).",
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaawb')],
    'fgbfgd',
    `
    f7e32b9b4ada4d4bd61331530510227a 0adc691685b5ec9579a31f1a02f8c2a6`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound (women's college basketball).",
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaawb')],
    'fgdb',
    `
    90e06574994d2bb60ea4462595a3d304 e6d98924a8495f77fa60ed6c99f63435`,
  ),
  ...gameClauses(
    "Yes if the named team scores more than the bound (women's college basketball).",
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'ncaawb')],
    'sbfgd',
    `
    5c80ffa7be95a79aee983deaf31801c2 f2f73b3e37352e056f45c534b19758fd d9d89c402395cdda63116fee0a99a3c5
    bac9eda890af3deedefa274b973a6cd5`,
  ),
  ...gameClauses(
    "Yes if the named team scores the bound or more (women's college basketball).",
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'ncaawb')],
    'sbfgd',
    `
    237459a8dcde4413827ea26de61c751c da77e289f0d557d0f80cea07c03da87e`,
  ),
  ...gameClauses(
    "Yes if overtime is played (women's college basketball).",
    [yesIf(game, 'overtime: full game'), isAbout(game, 'ncaawb')],
    'fgfgd',
    `
    ab92a8ccdb634c40cdccb1210524577d 8bee6ab6e31dfa8442138baaaf7e4e9c 37fd5a7d33805f12fffc701543c29e11
    be181a71c598b9fbdf7d5fd76ee4a22c`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first half (women's college basketball).",
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'ncaawb')],
    'fgbfgd',
    `
    35d49d1fc253bc903294bff0612b6079 d5b45ce2ed2445e6b359736c53faea8f`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first half (women's college basketball).",
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'ncaawb')],
    'bfgd',
    `
    fbef4ddf07b204b896816437a682d62a d5d146bfbce22bef660aa3113ca930cf`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first half (women's college basketball).",
    [yesIf(game, 'win: first half'), isAbout(game, 'ncaawb')],
    'sfgd',
    `
    7dec72767a6f56b99ece7fb35dbed10a 68bdbbd48bd1ac9304d84d6d7a0f82fd`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first half by more than the bound (women's college basketball).",
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'ncaawb')],
    'sbfgd',
    `
    fcf4fe9ce2107082871272909ba7b3ec 0b524fbe0ac49813c5cb529743c2cfa4`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first quarter (women's college basketball).",
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'ncaawb')],
    'fgbfgd',
    `
    0afcc557bc79ef4d55666130831ad726 fb02b120e6a7134f967b7ed3a0c5655f`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first quarter (women's college basketball).",
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'ncaawb')],
    'bfgd',
    `
    c0ef52349e42d33ce1bf69f886a5b91a 5bc3af550dcaa5bd15f959707a96297b`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first quarter (women's college basketball).",
    [yesIf(game, 'win: first quarter'), isAbout(game, 'ncaawb')],
    'sfgd',
    `
    ec24f3b8b81824cf276ad87665b0e282 8734d28d7473665d738d39f4d715e4fd`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first quarter by more than the bound (women's college basketball).",
    [yesIf(game, 'spread: first quarter', 'above'), isAbout(game, 'ncaawb')],
    'sbfgd',
    `
    6fab58720290bcba6a6546f619e34ced 6438bba4a4304a37178d7f428c229095`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the second quarter (women's college basketball).",
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'ncaawb')],
    'fgbfgd',
    `
    87bb16bab8c043b2b658d38d96d2c37c d0f165bcb3e2f3ac0fda7f709ecaf7da`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the second quarter (women's college basketball).",
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'ncaawb')],
    'bfgd',
    `
    2d84600e1ba1d51f2b546e8f1276f784 70c9947483a6863a581815161b3a2279`,
  ),
  ...gameClauses(
    "Yes if the named team wins the second quarter (women's college basketball).",
    [yesIf(game, 'win: second quarter'), isAbout(game, 'ncaawb')],
    'sfgd',
    `
    20e2438f00850569978884621a9bc340 0ec5dcd105d149b709de67d2a4b57218`,
  ),
  ...gameClauses(
    "Yes if the named team wins the second quarter by more than the bound (women's college basketball).",
    [yesIf(game, 'spread: second quarter', 'above'), isAbout(game, 'ncaawb')],
    'sbfgd',
    `
    a3447511ec06a1306c683621b8b1b3ca 7041f2f8a7823db0a5f8c12db3104211`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the third quarter (women's college basketball).",
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'ncaawb')],
    'fgbfgd',
    `
    52bf71b3d3bf99016bd128846200a63b 93ada3fc28cd7fada260e84c141963f6`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the third quarter (women's college basketball).",
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'ncaawb')],
    'bfgd',
    `
    3de443a8aa55df42a90ab06daa92ac62 66e101e1d8776ad7ecd1df63d5579eb0`,
  ),
  ...gameClauses(
    "Yes if the named team wins the third quarter (women's college basketball).",
    [yesIf(game, 'win: third quarter'), isAbout(game, 'ncaawb')],
    'sfgd',
    `
    d111bd4c94eba577ba9c61c9cd57bda8 07d6e73febf97976bc5db58fed4fb30d`,
  ),
  ...gameClauses(
    "Yes if the named team wins the third quarter by more than the bound (women's college basketball).",
    [yesIf(game, 'spread: third quarter', 'above'), isAbout(game, 'ncaawb')],
    'sbfgd',
    `
    c7fe56e3ceee8481246028b29768cb2c 0fd83b9eb0f06cb0e7035ec0b7f54d90`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the fourth quarter (women's college basketball).",
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'ncaawb')],
    'fgbfgd',
    `
    b84a6420c1a569cc5d209fee48727df1 8d6667bc68c123ff755dc88e4d906257`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the fourth quarter (women's college basketball).",
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'ncaawb')],
    'bfgd',
    `
    23e3b0bd36cad6cd9cffec623a030e06 57b0294870fe571c9c6d271b2875ebd0`,
  ),
  ...gameClauses(
    "Yes if the named team wins the fourth quarter (women's college basketball).",
    [yesIf(game, 'win: fourth quarter'), isAbout(game, 'ncaawb')],
    'sfgd',
    `
    d6b518ae8f3284f3374055c11ae2b077 be16c5fb7ece88ba4d80b5ca4e5e30e4`,
  ),
  ...gameClauses(
    "Yes if the named team wins the fourth quarter by more than the bound (women's college basketball).",
    [yesIf(game, 'spread: fourth quarter', 'above'), isAbout(game, 'ncaawb')],
    'sbfgd',
    `
    24466420bd555825d65a88787e5624f0 4c9d70a4c688fb315fdc4bd250d1e3c7`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the second half (women's college basketball).",
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'ncaawb')],
    'fgbfgd',
    `
    77d9400e31aaf3b4fc25b4f36f532ccf a40a75d6a2c23e86aff7894b998ef45b`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the second half (women's college basketball).",
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'ncaawb')],
    'bfgd',
    `
    97329e8a068d2f714d64cf2cb9b7fa40 de4c798ef990459e806b87b23b4b078f`,
  ),
  ...gameClauses(
    "Yes if the named team wins the second half (women's college basketball).",
    [yesIf(game, 'win: second half'), isAbout(game, 'ncaawb')],
    'sfgd',
    `
    2c5fd0ad73a563d0ef9e402f75b47fbb 7eee187574b2c0c62551ed9e63238fe8`,
  ),
  ...gameClauses(
    "Yes if the named team wins the second half by more than the bound (women's college basketball).",
    [yesIf(game, 'spread: second half', 'above'), isAbout(game, 'ncaawb')],
    'sbfgd',
    `
    1d0225f258ad74e97ae273f38870bf95 d48169f36129904c34e62a7b90383dbb`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (college basketball).',
    [yesIf(game, 'win: full game'), isAbout(game, 'college_basketball')],
    'sfgd',
    `
    873704af561eccf168acb637c9431fb2 1e1ce2774f4867bac067c4302ef19fbb 5106cffeba313c4702e1af66821f1e43
    8da96af8862f8c9e29ffbdea656331d9 1fdeefae73c76277b1bd39dcb01c0674 5b6d3e7359d4afb9c4b24c6ade8ef486
    075fd21e87a1c9c1889e1f870bb4a271 452e780f5262624060c65e12cad0e411`,
  ),
  ...gameClauses(
    'The game it is about (college basketball).',
    [isAbout(game, 'college_basketball')],
    'fgd',
    `
    cda9f19bb14c5f0f02ae981060ec9cfa 4fecd8d6cedb8cb130db4c3d6073dfa6 c98efc9f4e9ab009ac16b8a64cb477d6
    8485a61b41bde30a90f5323e36e84867 b2ea178356a53e1a9430de3441bef0ac 14d71f3f45585527b5581f43fc0e9d34
    a5d744165906c3ac8d62e5db1db3c71d 836b8776f5c4de72f02376163b70cf6d`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (college basketball).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'college_basketball')],
    'sbfgd',
    `
    8092dd256b73954e2e3a7071021b70c2 89719919b75ed4f1485c59c1ce920c66 f10e728899055e674011842219d9cc8e
    40393a4ec7ca084a531d916dd3b72a5a ba765c178d2731a57468cc68bb2a2443 4c85edb8647822a9a50bb7da102a3dd5
    2a47d57d53415f80ce55429687b8129a 25ac65ddd976ad8716b60291d68c12b0`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (college basketball).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'college_basketball')],
    'fgbfgd',
    `
    1ba9a5b78df83c7142e8a7ad514fde27 2d084818a871cd49eefa4d1b49053158`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (college basketball).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'college_basketball')],
    'fgdb',
    `
    82ebdb1499b66c3cd6cc84730a974b87 3335e2d165906a92448b95c2c1ed0ee5`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (college basketball).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'college_basketball')],
    'sbfgd',
    `
    b327f93e2d22bad69b925b298d00f164 145c0ca9bfb729e63cf35e4e20e4cdfc ffc41cfb77e8f549d306ec3737c3ce76
    ef3e084d4e0c15702ee03a91b8f8f3b1`,
  ),
  ...gameClauses(
    'Yes if the named team scores the bound or more (college basketball).',
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'college_basketball')],
    'sbfgd',
    `
    2b3810b4274dadd0272aae2a009fbfab ab913cc9a1ac4bf73a6f1951cc03bdb9`,
  ),
  ...gameClauses(
    'Yes if overtime is played (college basketball).',
    [yesIf(game, 'overtime: full game'), isAbout(game, 'college_basketball')],
    'fgfgd',
    `
    5f641f80b0e53b7aed0fc4fb162d4f0a 32acfe9172caf2f35538d1b452d7c07d 14516e5c36a37f197cbb478e2d67847b
    27c2e3296212850cccfb67981e39a598`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (college basketball).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'college_basketball')],
    'fgbfgd',
    `
    7f0473d99d8fbbe5840f2280bf4bdccb d8efe576e42e93fe22551f8364a520b7`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (college basketball).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'college_basketball')],
    'bfgd',
    `
    fe0b28753398764373bd82dc94c08cac 96c3b7e111a1bab114542ff991239d4f`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half (college basketball).',
    [yesIf(game, 'win: first half'), isAbout(game, 'college_basketball')],
    'sfgd',
    `
    b2ea3dc351dc337c20fac73ca5b79881 46d2775ba6938c0465741b2c46fa6c2a`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half by more than the bound (college basketball).',
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'college_basketball')],
    'sbfgd',
    `
    e92191ad03df12f7187e6d7fd4aaa2b5 eb0e408fbd02d1527bb0d30b16595909`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first quarter (college basketball).',
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'college_basketball')],
    'fgbfgd',
    `
    19c8da9846b71732b2767903ae181d96 a97f0e4d63175d0dfebcec7d23f74409`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first quarter (college basketball).',
    [yesIf(game, 'total: first quarter', 'above'), isAbout(game, 'college_basketball')],
    'bfgd',
    `
    086bc9ee328c76198f5f9cadbc690902 9eb6650af00233be062a60ae8ae71942`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first quarter (college basketball).',
    [yesIf(game, 'win: first quarter'), isAbout(game, 'college_basketball')],
    'sfgd',
    `
    92b03dc7184d3be8ae0de12ab6b50603 d47804602a04a9a6d9b9ea04889695e3`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first quarter by more than the bound (college basketball).',
    [yesIf(game, 'spread: first quarter', 'above'), isAbout(game, 'college_basketball')],
    'sbfgd',
    `
    428067d15f201f9db14c1d435bfa8fc7 7b0a7220d36ddc1bc787debdc86e197a`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second quarter (college basketball).',
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'college_basketball')],
    'fgbfgd',
    `
    fa1b7e10c96541a5a96a8e8dcc28d348 4f55569089298ffe94e39cf5615f5d2b`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second quarter (college basketball).',
    [yesIf(game, 'total: second quarter', 'above'), isAbout(game, 'college_basketball')],
    'bfgd',
    `
    f6454e0e92bae24cbbf94a5e7c17c5df 42d94bf79abfe0fce6080807fc402736`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second quarter (college basketball).',
    [yesIf(game, 'win: second quarter'), isAbout(game, 'college_basketball')],
    'sfgd',
    `
    68cc2a4571cb9aeee28184606505b961 a52733a4e2232f247ce94bc496d4fc2f`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second quarter by more than the bound (college basketball).',
    [yesIf(game, 'spread: second quarter', 'above'), isAbout(game, 'college_basketball')],
    'sbfgd',
    `
    e2f7a8e64c04f5e2ad37c9106730629b f9fdc0612baff38f0006e89bd6848d1d`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third quarter (college basketball).',
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'college_basketball')],
    'fgbfgd',
    `
    edc855ba83061907b54e8bdf77e6ddf6 3c7efb5dbd376b9fc5fc41f87fa2d867`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third quarter (college basketball).',
    [yesIf(game, 'total: third quarter', 'above'), isAbout(game, 'college_basketball')],
    'bfgd',
    `
    6c8caa8a5d311f33cb0b2e6cc23d4214 e36fe515178c6264aa495328cdc13583`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third quarter (college basketball).',
    [yesIf(game, 'win: third quarter'), isAbout(game, 'college_basketball')],
    'sfgd',
    `
    fe880e215d64ab0a054d7e1bd91dc2d3 3a3eef0cde247b09c6cac340be9e9487`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third quarter by more than the bound (college basketball).',
    [yesIf(game, 'spread: third quarter', 'above'), isAbout(game, 'college_basketball')],
    'sbfgd',
    `
    fb0964d14658738dcb05be4f7758762e 0b87a5fa356169c791df1d0d60c69fb4`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the fourth quarter (college basketball).',
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'college_basketball')],
    'fgbfgd',
    `
    95761f27f13432241fc96bfd2a2fb264 2f77989257d399d59dca1fafce25226b`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the fourth quarter (college basketball).',
    [yesIf(game, 'total: fourth quarter', 'above'), isAbout(game, 'college_basketball')],
    'bfgd',
    `
    e70f4028ebf5450505be95c3d34b8794 7b4ad1d20f4586d160a76dcefb19d201`,
  ),
  ...gameClauses(
    'Yes if the named team wins the fourth quarter (college basketball).',
    [yesIf(game, 'win: fourth quarter'), isAbout(game, 'college_basketball')],
    'sfgd',
    `
    a94f0c7c3efdcdeb81bff729ebf1e267 e3b182df89881ee6d9bca118474fc70f`,
  ),
  ...gameClauses(
    'Yes if the named team wins the fourth quarter by more than the bound (college basketball).',
    [yesIf(game, 'spread: fourth quarter', 'above'), isAbout(game, 'college_basketball')],
    'sbfgd',
    `
    0f748686c917d54921b74b24eca6f674 92a7582e1c920ff05ea498713670f23d`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second half (college basketball).',
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'college_basketball')],
    'fgbfgd',
    `
    1546f9cd9afffcb57f874f32226ecd27 6df29011ac787bb70b0dcd7c5a976862`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second half (college basketball).',
    [yesIf(game, 'total: second half', 'above'), isAbout(game, 'college_basketball')],
    'bfgd',
    `
    15325dd5f0f65ad8b4097075fd919072 deb635dfb96994c5b799d37c445bca62`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second half (college basketball).',
    [yesIf(game, 'win: second half'), isAbout(game, 'college_basketball')],
    'sfgd',
    `
    de05bce076cb06e81f7a0621da47a363 f6aa0d7d037b80d2078164d800def118`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second half by more than the bound (college basketball).',
    [yesIf(game, 'spread: second half', 'above'), isAbout(game, 'college_basketball')],
    'sbfgd',
    `
    997fdfa12796b68943a9c22064a118ec 0196558017373ca0155b64b037941677`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (professional baseball).',
    [yesIf(game, 'win: full game'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    bcdf39e2e04c0b84e2b5a7de45f3b7c2 d7a3869a59f8b4d2b408219cca415cd0 fc9476bb9852d2cebf018de607a770f1
    cace1ad9e1751e07bf25be2d4b06f36c 41c033f43328237a03e3e63f44b064c7 cd04527ffd476e9f551767bd349e795a
    d8d1d9a238b935e8b2776939067368ab 65b562bb37c779411c691b388064c3e6 24410048ad4f0a107a1f8e7007d0a3c5
    376560ef59f20feae978feb197df4766 7ceb1e1a6c51a53a50123cb9e39e753e ee843b8d3e5cfb523b80de99c53a3bc3
    8fc6d0463a4fda7dc386996c52f58b2b 9652213fdc8718b062ed470e8ccfa409 7706483180b55e152bcb6f25f2820024
    9725e7958e1a3801b6f0f80b3527ac45 fedc3ca53983df47058166051337bf2a bba3cb04c65b6ae03cc04c4fe05ebc6a
    20d936465a6debb97a59332b11adbd93 213c3b370379935d5c6eb7a52bf3a75f 22ecb9c553c430d7202a0d1d52c0e418
    7577b257911e5f005bfa5b48335947d8 8a20f447d8bbc992a5973e181f1c1112 946f2ab3036fd63adcbcd08540d67411
    ecdf224c0fb62c5b1c35434198bee26e dec62aa9ca4615fc27e3cb792c8f6699 f76d0c7732809d27470da679553b5fcc
    25b098228954251bcb3ada7a85216273 7022b923edf49c5f2b44b234ebb1f1b5 e548e2bccd9a4d6de631ebcfea3a69af
    23c8ad326f062d1a77fb57d660cbb924 91904cd42092a4e0dc098b451a0c5f3a 024328962e4b8078980bfde4d5026dac
    3a9f62afc53c825b910bdb43fb1ef068 875ae585374130396fb311de59f161cc 86c886d1383a8115fe439581816822dd
    bcd69b407cdb7eb58efdaf7461f4b225 a61173ab66ff6259603920c5475ab82e 535a23aa1a4548ce11d16c57e8e1b6fa
    7a76d3dda1ba6747b530792af086b83c d373ec083ee9e7fdbd9002bd8b955940 3d42715c4f5010495092bafed2a6bef3
    a1f36f3c17ed962724ffac5cb501dd4c 9017e17d38d591ebdc231b85bccb8512 e3e630439aa41e2a84e565592fba7201
    7ba026a0e677b1d7b7fa9324afefc0f9 904741d929081f93e4e79a64034e3c31 45e9d91264c40437b62ea2d29048a24c
    c89142d0849b9d1721ff97fd450e0912 19c666dbcf9faa4c5a8ee9fc5d6b39b1 d804ce7a1877c10293e26c1fb26fc959
    2242bf9cf44dcbb194ca8f54e096769e 5eb339e85df2fcf5930711dde4dd706d 085980c26c2ee3889441eeea0e23ed87
    d42772b80722fcc7366070ea27421f97 7ed2bfdcbab5c115cb9c68706fc8222a 367aa8a63990717791bb75c1523febc4
    02430012eddc2e80817341ec191d83a7 8d6cbb958f13690aa00ca168fce3db29 cbbcd172b0917af32ce531a0806353e2
    fe71ade97260844f3e7c4972d4ddc712 eb62173cce216385b3ff433931adadbe 835091e417030276c9a5a031b6b46124
    26fd967a5f8547ccd4d5d3d3e99b33b1`,
  ),
  ...gameClauses(
    'The game it is about (professional baseball).',
    [isAbout(game, 'pro_baseball')],
    'fgdt',
    `
    2d40e142aa75b6e4bad0129799438cde 1ddba720c4bfbf7a1317e557b0b25d1f 5cc31a889a574b72d2c6bc0c27947f22
    0e05420924c92864e3ac021c380bb8bc 6a36aa2d8de2fe6197f4e34e79811850 7d6800332a4c1800858fa7351ab12a0d
    f441c0b2e538048264f47ba4da14ab31 c1af6e729941ed8f2fa120e28f896558`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (professional baseball).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'pro_baseball')],
    'sbfgdt',
    `
    e5572a91ed37df0510b65a6680a47b84 dd8024fcfe35a6d1725e992e96e0e093 c0e58287d34a51c8d006175563aed1be
    c588fdc6a4576d525613e20cc6945b50 0e69f7e8946a160ece69bcccd5b7af97 fa46a75aee4c200098ee0be4dc2e1bd1
    a920816c13a4ac75815eb48fd38dba08 cfc5310803f960fb06b34e1648d007c3`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional baseball).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_baseball')],
    'fgbfgdt',
    `
    e390b25cc6b2794ff15934fbe9a83293 cb4bfd458b227234421d266fbdd5e216 15aca95a1f92cfb86bdf5df039dbff59
    0cef13cda1ab8edde90bd51b97b92161`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional baseball).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_baseball')],
    'fgdtb',
    `
    8aca2cec5b3b7aaec76c288380e82bd8 d6cc5f1d6c871c5492072a753d3d5385`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (professional baseball).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_baseball')],
    'sbfgdt',
    `
    832c86104c9c13dc2a67c83896c20782 5fd5fe10f8fb5a112cbcc6f06d3ea2ed 95a202a3b26a6afbe52443915da80fc0
    4575deb877c508d7edeb9675619c12c6`,
  ),
  ...gameClauses(
    'Yes if the named team scores the bound or more (professional baseball).',
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'pro_baseball')],
    'sbfgdt',
    `
    01e6121dd9052d4de340c411be510d4e cdb7a5e300644bc36f13a10c7926df95`,
  ),
  ...gameClauses(
    'Yes if extra innings are played (professional baseball).',
    [yesIf(game, 'overtime: full game'), isAbout(game, 'pro_baseball')],
    'fgfgdt',
    `
    809fe00648b1b4fd45bb0e9ef203d8d8 d4db4ff43577b917883b063d682fc581`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first five innings (professional baseball).',
    [yesIf(game, 'total: first five innings', 'above'), isAbout(game, 'pro_baseball')],
    'fgbfgdt',
    `
    9dceaa187f5f29151de12096f544200e 72f77d0cbdf95fd51033a7120f5424b0 3b698cec0eccec96487c714d51a6f409
    f9679a874fc7293180907ace0c6b3249`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first five innings (professional baseball).',
    [yesIf(game, 'total: first five innings', 'above'), isAbout(game, 'pro_baseball')],
    'bfgdt',
    `
    f5e9265cbb5cee1739d2eedf9909fc0b fc439eab140f61d5e2b77f3d5626273f b29b8abf1af89699cd9de39e9d03088f
    bcf69420133cc0c7d76dc77f38f697a5`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first five innings (professional baseball).',
    [yesIf(game, 'win: first five innings'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    50242a2345eec2f5afdc11ace2d7ccc2 86e3f61bcd1255b57a605b649f827224 143305a704691dbf388d4fb341150ca1
    342fa065028f46f76f54d64d182a60c0`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first five innings by more than the bound (professional baseball).',
    [yesIf(game, 'spread: first five innings', 'above'), isAbout(game, 'pro_baseball')],
    'sbfgdt',
    `
    d45d31027169ed8e1597d2061dbc0a08 025e6192a4425d19a3b2a489d79bdfb7 aa59c242b09ab1ed2b59437fb6be4740
    a30c4c82e53c0083bb5348b942805d63`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the first five innings (professional baseball).',
    [yesIf(game, 'outscore: first five innings'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    afcf7c6cb8ff3103daa0066962c33939 f12f8090b1060a48ee70bc7249a9ce2c a8077c97a96a4d81c94c2497a0ea0c15
    7990dedff1dd47f29d715bc712314052`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first three innings (professional baseball).',
    [yesIf(game, 'total: first three innings', 'above'), isAbout(game, 'pro_baseball')],
    'fgbfgdt',
    `
    f8d5eac91d079a1820e2fbfad7e6514c 0f22d9231604ec6fd7e31729167b7a02`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first three innings (professional baseball).',
    [yesIf(game, 'total: first three innings', 'above'), isAbout(game, 'pro_baseball')],
    'bfgdt',
    `
    fecd56fbcded347ba3d6a2a999f47d47 5309d24fbbec9823e1f76accd0036fe8`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first three innings (professional baseball).',
    [yesIf(game, 'win: first three innings'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    c6863ef62304d64eacaecaf5cab3701c 1aa57e1acda6ad7ec781cc0d9f9355c6`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first three innings by more than the bound (professional baseball).',
    [yesIf(game, 'spread: first three innings', 'above'), isAbout(game, 'pro_baseball')],
    'sbfgdt',
    `
    a476c2280c2573ac91435078e92577de 796608d2f82598fab4aeb6a7f61c81bf`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the first three innings (professional baseball).',
    [yesIf(game, 'outscore: first three innings'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    2380d196e9ae617b8197a68d341a25b8 83702ee925a580f79d5fb3936e969b7c`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first seven innings (professional baseball).',
    [yesIf(game, 'total: first seven innings', 'above'), isAbout(game, 'pro_baseball')],
    'fgbfgdt',
    `
    c709b17e978a78febdceb89d3ef00b22 c082b6eb245789e963b2cad1e3f2c631`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first seven innings (professional baseball).',
    [yesIf(game, 'total: first seven innings', 'above'), isAbout(game, 'pro_baseball')],
    'bfgdt',
    `
    b6f3ffd766acba17d8bca313001a9b7c 97155174900af35457c67d7d5705e582`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first seven innings (professional baseball).',
    [yesIf(game, 'win: first seven innings'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    495fd210cfc4c38f8e30e60aaad559a1 aaad9caed189f1ce8f6beb188f07dfd7`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first seven innings by more than the bound (professional baseball).',
    [yesIf(game, 'spread: first seven innings', 'above'), isAbout(game, 'pro_baseball')],
    'sbfgdt',
    `
    a2c01b6342a5051ed33bd6110a9e668e ad03c692ed5a9405a6773defd1ae7ffa`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the first seven innings (professional baseball).',
    [yesIf(game, 'outscore: first seven innings'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    d85b47b32795c8cbb84f01c36521dc06 fb62349c4545bb9559554307fc1e6780`,
  ),
  ...gameClauses(
    'Yes if a run is scored in the first inning (professional baseball).',
    [yesIf(game, 'scored: inning 1'), isAbout(game, 'pro_baseball')],
    'fgdt',
    `
    13adadfcec2628dbecd43401ba72a9d5 9b3f7b7fb5cd955af1dbd28871b363aa 34ad32165575627ff3e9ff042b9f8a29
    3e87aaf34b09c78bd691498fe8b18cf4`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 1 (professional baseball).',
    [yesIf(game, 'outscore: inning 1'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    0a96161a366856eb7519cd6bb1948cfc 75df2b17e8980a659ef8e1eba28f2f62`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 2 (professional baseball).',
    [yesIf(game, 'outscore: inning 2'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    e4340f365c937589a21f8d96b6d87e2c 175e3ee2222b6f62ce8bb2de71516084`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 3 (professional baseball).',
    [yesIf(game, 'outscore: inning 3'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    8b0fbf385c357cf38f38f4c9c9ab602f b39c70a90c3c6714a6da21c46ce023f4`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 4 (professional baseball).',
    [yesIf(game, 'outscore: inning 4'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    ecc74c1beb29e939cb5a294c18444fd8 b2ff01aff9ce96a086eb5d7ee5f1b475`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 5 (professional baseball).',
    [yesIf(game, 'outscore: inning 5'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    8e263a890667ca32ae71250608c394f5 4d9e11c444fb199d5baafc75c0484c04`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 6 (professional baseball).',
    [yesIf(game, 'outscore: inning 6'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    f3dd1cd2fb273e56dcacfda2b9a62079 460b74b0249ceab4659bbe42da705513`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 7 (professional baseball).',
    [yesIf(game, 'outscore: inning 7'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    7bdec19b85038498bb90f3f0638e4e39 277507a58fb8e93da1e03a86ce04494e`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 8 (professional baseball).',
    [yesIf(game, 'outscore: inning 8'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    87773e2d9ed6e94ccddb1d79d6b32444 8d47512cb6266247fa96606b3bf2d655`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 9 (professional baseball).',
    [yesIf(game, 'outscore: inning 9'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    ee5709596097014fcb9e173b05a8b123 9b729903d913606390422131acb6fd2b`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (MLB).',
    [yesIf(game, 'win: full game'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    e62fc0676281d8e9c462c2076e5e5a4c b0e82ce789b790b5a13ed4c9988ae2dc aa92c64387ffdb5a2dab9061b4f585ab
    b3515448318b35652fc74cd5c0e51fd2`,
  ),
  ...gameClauses(
    'The game it is about (MLB).',
    [isAbout(game, 'mlb')],
    'fgdt',
    `
    5559c73a4e225b8feec54fca78ccabab bee73a0c33c0ee19a3d58cb59ab3bee0 df1f7e456702cddc3bc71888f24acff6
    cf11d10e1a442142f415f594eaa9ed7f`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (MLB).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'mlb')],
    'sbfgdt',
    `
    af8a163fe101771e26d0902f98b4aa8c 4336f1c8e18213f329c996ceccc67a2e fecd4fd0180127fb470ab3ca2d738aee
    63f806eb68cade4bec9690a06ecc4878`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (MLB).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'mlb')],
    'fgbfgdt',
    `
    0525ed151869d7808dd187e1cf500998 58a1aa72159118a11a87e7bfabe37cfc`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (MLB).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'mlb')],
    'fgdtb',
    `
    333f2ad50272cc2868e3081368453b5c`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (MLB).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'mlb')],
    'sbfgdt',
    `
    f4f7e0201fad732d7ad9b215bc8784d0 3da43d878e65d20fd18853847f993f0d`,
  ),
  ...gameClauses(
    'Yes if the named team scores the bound or more (MLB).',
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'mlb')],
    'sbfgdt',
    `
    6e3a813c2e6dfb29a3f0259fbeb11479`,
  ),
  ...gameClauses(
    'Yes if extra innings are played (MLB).',
    [yesIf(game, 'overtime: full game'), isAbout(game, 'mlb')],
    'fgfgdt',
    `
    03d9ae4e5fa2d61ea833c977cf2ebb0c`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first five innings (MLB).',
    [yesIf(game, 'total: first five innings', 'above'), isAbout(game, 'mlb')],
    'fgbfgdt',
    `
    36f5c66a5d62683ec0b171bdcb9fd976 9d2d3b80dd6b573927932d826ecb06eb`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first five innings (MLB).',
    [yesIf(game, 'total: first five innings', 'above'), isAbout(game, 'mlb')],
    'bfgdt',
    `
    27b21df333c0802804ef6bd6ac1ded44 a5166c0c67b67db06e6f41ace150408e`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first five innings (MLB).',
    [yesIf(game, 'win: first five innings'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    cc876d9d4a41d8d36fc93d355d6e7d1f 3118329ac84b8ae3f2899f5d8f298a3d`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first five innings by more than the bound (MLB).',
    [yesIf(game, 'spread: first five innings', 'above'), isAbout(game, 'mlb')],
    'sbfgdt',
    `
    eab8c925508c19dd63f75a11dc127149 c36611a209882c45d7e33face6a0aeb6`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the first five innings (MLB).',
    [yesIf(game, 'outscore: first five innings'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    4ca9c8545758b3561727ab37283115ac 0f53a381d77a7bce187c58624b00500e`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first three innings (MLB).',
    [yesIf(game, 'total: first three innings', 'above'), isAbout(game, 'mlb')],
    'fgbfgdt',
    `
    50d9ab2d679f851c897bdc6c8e36bf5d`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first three innings (MLB).',
    [yesIf(game, 'total: first three innings', 'above'), isAbout(game, 'mlb')],
    'bfgdt',
    `
    e264bd62fe797c5a39c3fcb1ab246b24`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first three innings (MLB).',
    [yesIf(game, 'win: first three innings'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    3a4b193e8d3746095ccd609fd62f29aa`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first three innings by more than the bound (MLB).',
    [yesIf(game, 'spread: first three innings', 'above'), isAbout(game, 'mlb')],
    'sbfgdt',
    `
    ba80fc7bb1d8ad2d84f2bd6edd50fcfc`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the first three innings (MLB).',
    [yesIf(game, 'outscore: first three innings'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    483771eb95d7823a3f762ac22872b7f9`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first seven innings (MLB).',
    [yesIf(game, 'total: first seven innings', 'above'), isAbout(game, 'mlb')],
    'fgbfgdt',
    `
    d60a83ad4915d1b25c5dc7db001c8341`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first seven innings (MLB).',
    [yesIf(game, 'total: first seven innings', 'above'), isAbout(game, 'mlb')],
    'bfgdt',
    `
    d8702c8f295a4dd89f628d64f1854762`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first seven innings (MLB).',
    [yesIf(game, 'win: first seven innings'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    56916d2005308a763c93e138d3a83886`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first seven innings by more than the bound (MLB).',
    [yesIf(game, 'spread: first seven innings', 'above'), isAbout(game, 'mlb')],
    'sbfgdt',
    `
    cbfdd6cd9d3d617de17330b11cdec06d`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the first seven innings (MLB).',
    [yesIf(game, 'outscore: first seven innings'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    dcf228459af2bb4a1bf8e6779b5f4227`,
  ),
  ...gameClauses(
    'Yes if a run is scored in the first inning (MLB).',
    [yesIf(game, 'scored: inning 1'), isAbout(game, 'mlb')],
    'fgdt',
    `
    1ec4b8c2a9a09df902c05a1fb17404ef a020296ed0bbfcfd48fe6633873da782`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 1 (MLB).',
    [yesIf(game, 'outscore: inning 1'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    2b6ec45070a3bf25a73a856114119dae`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 2 (MLB).',
    [yesIf(game, 'outscore: inning 2'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    5442bb78ccf8b55f2b54d6175aa939d1`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 3 (MLB).',
    [yesIf(game, 'outscore: inning 3'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    7da3e0527b21dc22ec8a83ecc66bc4ec`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 4 (MLB).',
    [yesIf(game, 'outscore: inning 4'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    11ba5afeedcd179d6d4393b6b9e39c3a`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 5 (MLB).',
    [yesIf(game, 'outscore: inning 5'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    4107ce27395e7aec36032f3bf2ab0031`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 6 (MLB).',
    [yesIf(game, 'outscore: inning 6'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    53ef7854d61ded0fc13020054ecf6673`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 7 (MLB).',
    [yesIf(game, 'outscore: inning 7'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    33ca843adf5f31467acaf9e6cdcbc680`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 8 (MLB).',
    [yesIf(game, 'outscore: inning 8'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    285fae67ca04307fd0c8a52f3c3c787e`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the other in the inning 9 (MLB).',
    [yesIf(game, 'outscore: inning 9'), isAbout(game, 'mlb')],
    'sfgdt',
    `
    2ef9b4c9084bd84aa09e3a66b2c12756`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (professional hockey).',
    [yesIf(game, 'win: full game'), isAbout(game, 'pro_hockey')],
    'sfgd',
    `
    8acf5c077b28bddcecf4f7a6b124c370 0b7a793ac4c976afb95b64e54ca05c1f aa0e129f07b5955cd5a15332117f7e26
    e23c56ac2ec43be6916810857cd9414a 6018f5328dd65c7a19d4dd679b93baa1 354230ba0b2c405a34a408d448650f00
    d656af918a4e9a4d83a4c3a513411446 8391e6c7a69192fe6a752d1cf08acb3e c25f8de83255be91130a689e56b11a6f
    d9c58613e1028dbc734c4bb04b283a8c 7a137a32ae53afe29df098af2d5ce12a dc04db998029b72b0e1dac8f346617cb
    36541c51a16d58dfbc808cfc05a24b69 44084a4eb7b37599b4bd1d2aa25c0e2c 5d4f257b98d32aca993c834c7b8842cc
    679a718579c216e791edfca76cfb27af 171ec115539525a36ac8343fa4bdbe93 cc6bf28a4d1ae23e101ac97224a96e2d
    237b9c841b6daf35732c5fb4be679193 dacb9792186f5080d654e1555e1a97da b69f5ab6314e7cbb2ad4946a66a64b91
    ffcd0c8113b9b8ad4e24b48e0f19a81a 6fe39038522036d11f250bfe48040545 a7b5c3b800c9088f60fd87ed0b7d3f76
    b435e6dc06abb44c5f992c26eab51486 58cd5fcbe226e39e182fc22bf56e3ced 0c7862473823c51dfd33daff0e1b7693
    496a8ae53decb846d37e5dc2382a3cac 159ccbcf5f8e4e7f886105da33816066 c0691d42d5655a56207dd08a92cb2986
    1bb9b5728d0d8a3da536e87c2b937940 f916f671b6d3474af1cadcd069f14e8d a287dd0e7476f1910421a0509bb03d8e
    702d52dbd946c51dd6537ef6919e727e 705957dfc6ad4190d0712b4501e0e516 c0b8bddcff76aef48cb4170d0d8b8534
    7d1862748d70e1c4bced94b308b4f430 6adfd2066a220465432e48ee090b8d84 33a311356d94db48c8c58eef84466411
    afc29c74996bc33e0ceb15fd109c080e 65cb881202bc110322168deab1a58cbf defbaa5dd2182f7bd4cb31b7b863b12b
    12b4123cd8f813cfb0f773b0f43b8f43 d858efcde5979b0ea3ec67c5cffa1c81 4dbc77c051826bbd457f2506d032e2f8
    a1f5e9e08d10e53db8258d7f92db5f1b 462987734787613728eb7b4cce5ea3e1 9b70ac379c3367c70d0dc58bc0c10c76
    95e7e6bfeaeb92bffbbdee713e5992bd 01980cc48c64e1757524dad5f4e2aecb f1ec6f73cda82372f86d2dc6b4f81407
    beed1d301615b04e1bc8b807de396fec b699a245cb0061a725c723aad038898a c05d9cf798291db4e41fff6046f90049
    c73c7796622f1acff492a61d0478d5c9 e320b11c93e7cd34050090e580014a49 0ec51929b06b805e8dc5dd7aaec56076
    b8bd10d8a9e0d6d8bfeb1c848a926e12 499e9c2c99aa2e63fad3f24e3c0b19a0 305732a24474edc8e67729226128e256
    cb26f8d64a0933e35ea6f5ed956add57 08dd073fd30f1c623e64a649a106ee6d 7f0939d0200543e72302de1b9d00ccdf
    e3ff401e92204dd9c69c37ead7328b7c`,
  ),
  ...gameClauses(
    'The game it is about (professional hockey).',
    [isAbout(game, 'pro_hockey')],
    'fgd',
    `
    300bf7e5024852cc24c420dd6e6552d5 17a2da14d33561e43429cc571af29355 c86fe966a3b6708ca95d4f13e33ad2f7
    7a7cc83ffe4f6a0e61ea382266a1c57d 87ca81231472a52353b0fb41a776824c 74ab89e16d4df94d576e65f0e8651b1d
    33a67f4d85318a1cc05d81e04c8711fa feb7a03ec6b1e4455fe5d91b84f44c19`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (professional hockey).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'pro_hockey')],
    'sbfgd',
    `
    e21af3635a48500db86b00f85759a583 1f666900b64b508eec155f0cd0a1d799 b2e61505bf4fb749dcc09a64d5a976b1
    4ffe939050f9b1b26fa0c975a7cb32d4 f079dd4e23998755293ddc770b02dc78 b93ce1337c90b9c5537bdca03b25de98
    719622087bcf5516356db031bac351c3 d6d7700771e83ee621e8f429820a13fb`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional hockey).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_hockey')],
    'fgbfgd',
    `
    ce04aa6b01f547b008c9df89a56ac607 6bcc3caa9aad085797242f6964d0c2ef`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional hockey).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_hockey')],
    'fgdb',
    `
    f179bb42fafb2add2acb2cd01de69fec 4e75a058939b03637e047300d62252ab`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional hockey).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_hockey')],
    'bfgd',
    `
    12b9385a42e9a95f511449c18b004b00 c7aafb496a3e656be087065e48abb139 1bbed8d5f157a0049bb5d3d733fb02ac
    0c7dbbe412f26929601b32b9ce6dbcc0`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (professional hockey).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_hockey')],
    'sbfgd',
    `
    79ef4f9aa56640f26669492921033e31 6e1e4828ae49b817d27676a5f49cdc4a 22e430271e587ad080392236082716f5
    b9d005a9abb0e7fe54a27425ec37d0eb`,
  ),
  ...gameClauses(
    'Yes if the named team scores the bound or more (professional hockey).',
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'pro_hockey')],
    'sbfgd',
    `
    bccc0ea43fa6340c65906c4b256c9cff a5d6715fe0eb0bd8a41cbeb72ce4b64d`,
  ),
  ...gameClauses(
    'Yes if overtime is played (professional hockey).',
    [yesIf(game, 'overtime: full game'), isAbout(game, 'pro_hockey')],
    'fgfgd',
    `
    36d1eef4834ebf882def05ae993358c6 3bf48d4c07feccb80524aba1140fb81e 86c78f3191413b3a2c98f24dff179e86
    6fbce4bd12a390b7414c69050f831755`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first period (professional hockey).',
    [yesIf(game, 'total: first period', 'above'), isAbout(game, 'pro_hockey')],
    'fgbfgd',
    `
    e5d077d6a6fd54625dcce9704cf29470 4807d23b50203e3c4d955f48522aacb5`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first period (professional hockey).',
    [yesIf(game, 'total: first period', 'above'), isAbout(game, 'pro_hockey')],
    'bfgd',
    `
    d2e3153100af7bea18d71c14de43bc7e c018a3e7cb1a39d506f43dbff2c8d2e6`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first period (professional hockey).',
    [yesIf(game, 'win: first period'), isAbout(game, 'pro_hockey')],
    'sfgd',
    `
    254ef4ae8abefbf80d7b3ca89869471e c7c90f8c67d91a0769572d8f4bc4569a`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first period by more than the bound (professional hockey).',
    [yesIf(game, 'spread: first period', 'above'), isAbout(game, 'pro_hockey')],
    'sbfgd',
    `
    31b399dd002bcb5b3fb08ad96f47ff31 d546f40773c5b00e67e6356d088025bb`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second period (professional hockey).',
    [yesIf(game, 'total: second period', 'above'), isAbout(game, 'pro_hockey')],
    'fgbfgd',
    `
    fd959b65bc4e96c09677743033986e9d 84ccef76498559551909e2ff6c6ebbec`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second period (professional hockey).',
    [yesIf(game, 'total: second period', 'above'), isAbout(game, 'pro_hockey')],
    'bfgd',
    `
    41bb661ccb22fc18eb4225af81530baa 548652527324854e1a33a11b2193cfa3`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second period (professional hockey).',
    [yesIf(game, 'win: second period'), isAbout(game, 'pro_hockey')],
    'sfgd',
    `
    083bb907dbe6dfe372269dfb04c65d06 0b5827ba35739ea861a9c563c318992b`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second period by more than the bound (professional hockey).',
    [yesIf(game, 'spread: second period', 'above'), isAbout(game, 'pro_hockey')],
    'sbfgd',
    `
    4d62ae181cdba84c338e7436baffcd08 3d2a4a82b9cbdd210032246449c573d3`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third period (professional hockey).',
    [yesIf(game, 'total: third period', 'above'), isAbout(game, 'pro_hockey')],
    'fgbfgd',
    `
    75b031fc91b1431198d28065888c5e56 e07e4165b5c2f30e80ae18486ee5868e`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third period (professional hockey).',
    [yesIf(game, 'total: third period', 'above'), isAbout(game, 'pro_hockey')],
    'bfgd',
    `
    ca917bcb22983c697ce4f740c7851897 67d837552598b619179649f28925a411`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third period (professional hockey).',
    [yesIf(game, 'win: third period'), isAbout(game, 'pro_hockey')],
    'sfgd',
    `
    437c0a4bd43938753e632d42a11954ef 1f2a1ce8463bfa10c53ec12275fe9eef`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third period by more than the bound (professional hockey).',
    [yesIf(game, 'spread: third period', 'above'), isAbout(game, 'pro_hockey')],
    'sbfgd',
    `
    2052167ae4aea9627705235ab660a6cf 223c92130d9a1ccbc0e7c35f343207ce`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (NHL).',
    [yesIf(game, 'win: full game'), isAbout(game, 'nhl')],
    'sfgd',
    `
    ccc28410ec2c7a4baa0a4a8351e31af3 c66df77217122be5812dacbb217134a9 9f98d6fa08beec67be261f3f22b67d7c
    fc8cd3beb614eccce8eb9b9f28e89bcc`,
  ),
  ...gameClauses(
    'The game it is about (NHL).',
    [isAbout(game, 'nhl')],
    'fgd',
    `
    3fdf9dfe565a9a087971b8a90b1e202d 95c5f477f4edf6757b9a887713d6280b 9ee633eee201ce25bcee2d9f33765dfc
    9874dfc9540297e82b1d5c49970dd9ef`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (NHL).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'nhl')],
    'sbfgd',
    `
    8ecb7dd206d606bbc0ee4ea661843e83 bdacb019bb7ece0e7eb18687f892ac1f f74314fb2527419852d22cfac6962803
    20f05086a2d3701a3efc126577485f7a`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NHL).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nhl')],
    'fgbfgd',
    `
    4cccc2c0d86b14351ea9dc64ec5fd66a`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NHL).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nhl')],
    'fgdb',
    `
    6843e146502bdc13010cbc3e8fe87e2c`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NHL).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nhl')],
    'bfgd',
    `
    1a4d5ed9e3127f8de35628ccd1f4aed7 e6b24bbd5417acc76ffafef3e8a9ffab`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (NHL).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'nhl')],
    'sbfgd',
    `
    eb8a75eb670af247ae8651eee33e507e c4a851b5690d36a27d725d4a02895339`,
  ),
  ...gameClauses(
    'Yes if the named team scores the bound or more (NHL).',
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'nhl')],
    'sbfgd',
    `
    556de2ef7ff102601f77991d64530ddc`,
  ),
  ...gameClauses(
    'Yes if overtime is played (NHL).',
    [yesIf(game, 'overtime: full game'), isAbout(game, 'nhl')],
    'fgfgd',
    `
    8482785179ce4f748a125444136caa9b 4f33f6928e95b0b646f1d840f2de1ea4`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first period (NHL).',
    [yesIf(game, 'total: first period', 'above'), isAbout(game, 'nhl')],
    'fgbfgd',
    `
    aba1da81b35a2ccb0db2a354e3190904`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first period (NHL).',
    [yesIf(game, 'total: first period', 'above'), isAbout(game, 'nhl')],
    'bfgd',
    `
    af64ccde20a26b3ccac267fa4719266d`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first period (NHL).',
    [yesIf(game, 'win: first period'), isAbout(game, 'nhl')],
    'sfgd',
    `
    ba0ce47e50f6c9fc03d9c00a5dc10cda`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first period by more than the bound (NHL).',
    [yesIf(game, 'spread: first period', 'above'), isAbout(game, 'nhl')],
    'sbfgd',
    `
    76115c1040c6c67f803bb2d5d567470d`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second period (NHL).',
    [yesIf(game, 'total: second period', 'above'), isAbout(game, 'nhl')],
    'fgbfgd',
    `
    f42478e23930340824e2e57411e285ad`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the second period (NHL).',
    [yesIf(game, 'total: second period', 'above'), isAbout(game, 'nhl')],
    'bfgd',
    `
    7279cbe57b5176796533f624e32c826e`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second period (NHL).',
    [yesIf(game, 'win: second period'), isAbout(game, 'nhl')],
    'sfgd',
    `
    ac2499cf7e40232bdd62fafbd35a15ba`,
  ),
  ...gameClauses(
    'Yes if the named team wins the second period by more than the bound (NHL).',
    [yesIf(game, 'spread: second period', 'above'), isAbout(game, 'nhl')],
    'sbfgd',
    `
    94c8b3f4ca783d2840cce26b49d11b57`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third period (NHL).',
    [yesIf(game, 'total: third period', 'above'), isAbout(game, 'nhl')],
    'fgbfgd',
    `
    cd052cdfa8a4b8f742b1124d9d843e2e`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the third period (NHL).',
    [yesIf(game, 'total: third period', 'above'), isAbout(game, 'nhl')],
    'bfgd',
    `
    eeee7618b48849acd06b4086ce0eb0f7`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third period (NHL).',
    [yesIf(game, 'win: third period'), isAbout(game, 'nhl')],
    'sfgd',
    `
    abff4736cd867e0677cf8c31e25da6cf`,
  ),
  ...gameClauses(
    'Yes if the named team wins the third period by more than the bound (NHL).',
    [yesIf(game, 'spread: third period', 'above'), isAbout(game, 'nhl')],
    'sbfgd',
    `
    0c9f7a14f0aafbe5981408f07045e156`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (basketball Summer League).',
    [yesIf(game, 'win: full game'), isAbout(game, 'nba_summer')],
    'sfgd',
    `
    64a1fb6c18b495d8b9e172e7de9d091b 2f1c1db1199b73b515c1a85390416079 9b792c943ec255419c0abd055609fa38
    ae111661fdec2ed2b25ccbceb323cc2b`,
  ),
];
