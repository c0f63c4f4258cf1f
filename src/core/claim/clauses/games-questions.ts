/** Statements of venue_b on games, of both its exchanges. */
import type { Clause } from '../clause.ts';
import { isAbout, noIf, otherwiseNo, settlesOn, yesIf } from './clause-forms.ts';
import { game, gameClauses } from './games-forms.ts';

export const gameQuestionClauses: readonly Clause[] = [
  ...gameClauses(
    'The game it is about (NFL).',
    [isAbout(game, 'nfl')],
    'dt',
    `
    6a4957598b3643c4c0b8cb47827c6df9 0d022ae9831df1a7017de7657a37ca25 de8437af14a62b2665092f504a727044
    aea5677e647add75835fe90fc503c9be`,
  ),
  ...gameClauses(
    'The game it is about (NFL).',
    [isAbout(game, 'nfl')],
    'd',
    `
    862fcda33283ed8a4aa62eb9f3ae9f11 690c3f2469dfef1e61806a6e79fb798b a1e0abca014a94f2635d213ca8118f4f
    e237b49cad6f893f158b32d3433dfdb7`,
  ),
  ...gameClauses(
    'Over if both teams together score the bound or more (NFL).',
    [isAbout(game, 'nfl'), yesIf(game, 'total: full game', 'at_least')],
    'dtfgb',
    `
    e09a981a16246982c38234e420804509 397d49d0c19b687d31b99d248efc5318`,
  ),
  ...gameClauses(
    'The named team if it wins by the bound or more (NFL).',
    [isAbout(game, 'nfl'), yesIf(game, 'spread: full game', 'at_least')],
    'dtssb',
    `
    6cb27138eaaa220e3887f653fb3ad950`,
  ),
  ...gameClauses(
    'The game it is about (NBA).',
    [isAbout(game, 'nba')],
    'dt',
    `
    37b85724c9d7e177f823f7e1ffa29018 9cbc53ec9a54d535103c5a43e49feb46 9569e31f76c664bf8248ceb6eb7537dd
    fe1ccd18e4222c69db64a127456306de`,
  ),
  ...gameClauses(
    'The game it is about (NBA).',
    [isAbout(game, 'nba')],
    'd',
    `
    0693020e3615d69ac8a88f052352c4ce 7e7311ad0ad629d4cdadf2bfc43c92ea ce9bdae8b9f603f94ebdce75ba9a6028
    bd805b6e6c3a419262261e2587f32d41`,
  ),
  ...gameClauses(
    'Over if both teams together score the bound or more (NBA).',
    [isAbout(game, 'nba'), yesIf(game, 'total: full game', 'at_least')],
    'dtfgb',
    `
    1831b6b560e3ce3c622b6de1f6141246 6bf42a87bb24c9b6bc3e7b7bb4190824`,
  ),
  ...gameClauses(
    'The named team if it wins by the bound or more (NBA).',
    [isAbout(game, 'nba'), yesIf(game, 'spread: full game', 'at_least')],
    'dtssb',
    `
    44cdbc2303c08ec0549f0facc00501ee`,
  ),
  ...gameClauses(
    'The game it is about (WNBA).',
    [isAbout(game, 'wnba')],
    'dt',
    `
    ec1d6c2b072da343b4cdfbceb9e76e50 afdfe40cdcd7654fa0a0cf97abf850c7 14086d540f3aede666cf479d470834f7
    b2928c02c6198a20b9994e5f019f51ba`,
  ),
  ...gameClauses(
    'The game it is about (WNBA).',
    [isAbout(game, 'wnba')],
    'd',
    `
    4760db0e940b3f3c634901ae3a11cf6e 630d41013171eba12801ec014cc66b5c f12cfdb0cb7756d15650aaf380f78897
    4755361c3a3072ee04749877b10690ed`,
  ),
  ...gameClauses(
    'Over if both teams together score the bound or more (WNBA).',
    [isAbout(game, 'wnba'), yesIf(game, 'total: full game', 'at_least')],
    'dtfgb',
    `
    12334743f68843327637df3f330af1e1 b0c89949c2692b81945f543264a728cc`,
  ),
  ...gameClauses(
    'The named team if it wins by the bound or more (WNBA).',
    [isAbout(game, 'wnba'), yesIf(game, 'spread: full game', 'at_least')],
    'dtssb',
    `
    b4f5c9bc28af63c0aa20fc8db180b7f0`,
  ),
  ...gameClauses(
    'The game it is about (MLB).',
    [isAbout(game, 'mlb')],
    'dt',
    `
    0b12d5a235cd2265d31ce001ff074d53 1ec1933385651013d1c3c3f3a7653f6a 5e9b3e2a6431003d7397bd6f3c539cb9
    f5f6cd0650f50ff91e41c3940e9730f5`,
  ),
  ...gameClauses(
    'The game it is about (MLB).',
    [isAbout(game, 'mlb')],
    'd',
    `
    4abe6ca2c0a1cb69ac2ee57db707b4a1 74bcf9d78b6df034259d68677dcbf77d 078663a68dd7d2cf0a5ecdca790d595d
    d2aa9b0d050953336107b925fe0a0f5b`,
  ),
  ...gameClauses(
    'Over if both teams together score the bound or more (MLB).',
    [isAbout(game, 'mlb'), yesIf(game, 'total: full game', 'at_least')],
    'dtfgb',
    `
    e9fcb3421ac9b78018d036ab528c5cb4 596b847dd91f1b957708b394dfb4d289`,
  ),
  ...gameClauses(
    'The named team if it wins by the bound or more (MLB).',
    [isAbout(game, 'mlb'), yesIf(game, 'spread: full game', 'at_least')],
    'dtssb',
    `
    6e8f0dc4396a382091e703a96f112a77`,
  ),
  ...gameClauses(
    'The game it is about (NHL).',
    [isAbout(game, 'nhl')],
    'dt',
    `
    9b758f3374583915e811679ca1caa691 eaf496ef2e04b7979c7e7fbc7385290c 28a3eec2a8c8fe84820f8855904ce7be
    66536666edaaa01e0ff9ca3d6bcf6c81`,
  ),
  ...gameClauses(
    'The game it is about (NHL).',
    [isAbout(game, 'nhl')],
    'd',
    `
    ab7c8130677684409df1aa2a09926d20 92cff420e559eeb4b424b6ede0824e74 f90775cf0b9db87da842f75632ab9617
    42752340ca45c909db1f5fe728c11ce4`,
  ),
  ...gameClauses(
    'Over if both teams together score the bound or more (NHL).',
    [isAbout(game, 'nhl'), yesIf(game, 'total: full game', 'at_least')],
    'dtfgb',
    `
    937b41ef14dcbb63386d2389a005a572 38c3a317b4f85559d44fcacbdafcc07c`,
  ),
  ...gameClauses(
    'The named team if it wins by the bound or more (NHL).',
    [isAbout(game, 'nhl'), yesIf(game, 'spread: full game', 'at_least')],
    'dtssb',
    `
    77446380ebd9e9a28ac2fbf2c7102604`,
  ),
  ...gameClauses(
    'The game it is about (college football).',
    [isAbout(game, 'ncaaf')],
    'dt',
    `
    b05e282946152cdbf060fc6d2e0bb62b 053dad33b23c478b916a040cb336368e b1ff361fffc8d2d020ccb7e5f68bd073
    034bec254778df0e9010c0f26f80bbe6 3aadfdcb0dd4c6eb3f1927ff2889bdde 8f89e26958dd1613563e83cf01f46930
    714efff764945fe788c2001718399d07 5f67303266e588594975ef9568f4a01f 400bebfcd99ecdeccee54f42b913fcd0
    bf461b742b1621742937fad3dd8e25eb 5be56012d727bdc9c810b6d4978c4326 58015309ea53b525ce16204ccf86eb10`,
  ),
  ...gameClauses(
    'The game it is about (college football).',
    [isAbout(game, 'ncaaf')],
    'd',
    `
    76c44bce27ee757b4b9d00ed921da846 df58cc6b54aeb77521e3d65db47756b9 950057ae52290a43fc40f24d43ccbf11
    1a1c5df0a3f901723defffef50a86bf2 4b5e876f6e35fe2fef7dba6b3bd87048 4d6f0c0353ebe7b99ba8ec225c8c24b3
    17e3bedfa5f0eaebfb5d9cbfb1f0f756 1ea85d151e2f593a8e05b73b766e52f9 4797d530d1823a1ca82695a3db3fce0b
    47cdde8db9ed9e11ff09cf31f0459d1e 4ecd106028764b05d05e32480e47b02e 580c7059097fecd7e862cf22d60b1983`,
  ),
  ...gameClauses(
    'Over if both teams together score the bound or more (college football).',
    [isAbout(game, 'ncaaf'), yesIf(game, 'total: full game', 'at_least')],
    'dtfgb',
    `
    17df05b4aef4bdc82e314f5c4a994f9a 8c269aefa2270ccec699b71965d12573`,
  ),
  ...gameClauses(
    'The named team if it wins by the bound or more (college football).',
    [isAbout(game, 'ncaaf'), yesIf(game, 'spread: full game', 'at_least')],
    'dtssb',
    `
    e36407c2f5220b746deff785cef4be8e`,
  ),
  ...gameClauses(
    "The game it is about (men's college basketball).",
    [isAbout(game, 'ncaamb')],
    'dt',
    `
    6569362cc0a8d963d4e7b8a52c58f751 aa23b0de4f27cc8ab8b5d4e9c99c0438 a816cb5b02aaf3519af4842648c4d2cb
    93107661578e11eaa5c147018731a81f 7afd8c745c159ca6297229985944d277 d3af65611da121d6219798095416c37c
    77f2137e07ac4d04dfdfd6edddc5f60c 20a3fc9c46d8ddd5058bd474353aac90`,
  ),
  ...gameClauses(
    "The game it is about (men's college basketball).",
    [isAbout(game, 'ncaamb')],
    'd',
    `
    26524346dd9635fba764704fc7531618 ee747a2ab7e7dee2e208f99893962610 bce59a470d47fd29a0c1a965a921986c
    c6c960d64207704e8971350684d7b679 29f0e186193e64c1f2a3a2e97cc8923f 9f5cfef0a02a7dbc70dba70ac95e07e8
    692dd20ccabf4028bfa44d2bf48256dd 09a1ae385ed1d3d2f8b460f1a45ef720`,
  ),
  ...gameClauses(
    "Over if both teams together score the bound or more (men's college basketball).",
    [isAbout(game, 'ncaamb'), yesIf(game, 'total: full game', 'at_least')],
    'dtfgb',
    `
    4dffdd771de31c570fd9dde8da9ec616 0c6329efee3ba000c5d34513834eebb1`,
  ),
  ...gameClauses(
    "The named team if it wins by the bound or more (men's college basketball).",
    [isAbout(game, 'ncaamb'), yesIf(game, 'spread: full game', 'at_least')],
    'dtssb',
    `
    ccdee90076f03adb701a23d3f4ee0743`,
  ),
  ...gameClauses(
    "The game it is about (women's college basketball).",
    [isAbout(game, 'ncaawb')],
    'dt',
    `
    83ed438fec2aae472d8a476127d924fc bff5bbee731f379d85754bf85d0c81a6 e6ef6b65e517e8e2f19ec7f8cb125e10
    87c101fe87b02748979b959e066db083 0e5cedb1c8505b33b076558d020158f3 2463c1d7112354a564fc74aae57e95a6
    edba2eaf03f8fc7cd487a7740fe9bb32 ee7df89715d50341472cfd7b8646ae6b`,
  ),
  ...gameClauses(
    "The game it is about (women's college basketball).",
    [isAbout(game, 'ncaawb')],
    'd',
    `
    99cb4da8e34863875f794b84188468a4 e1d8e9941dda9649621927b2b7b21225 d334f37d066a690346d0fc8f20229de8
    bad662650d46673782ffdda77f28a045 e22c50df6c694b3bcb42ae5abd286ae0 ab119d4e002e48454b98f517404ba28c
    acb272b1f31c4c6dd0b9fdcf94439a13 d3b8e853f2ce54cf79aa1c1a7dbb67a6`,
  ),
  ...gameClauses(
    "Over if both teams together score the bound or more (women's college basketball).",
    [isAbout(game, 'ncaawb'), yesIf(game, 'total: full game', 'at_least')],
    'dtfgb',
    `
    88589b230b180f858791535f8cdb28f1 1f4fd7310c703aa9dce1851278874aed`,
  ),
  ...gameClauses(
    "The named team if it wins by the bound or more (women's college basketball).",
    [isAbout(game, 'ncaawb'), yesIf(game, 'spread: full game', 'at_least')],
    'dtssb',
    `
    bfe191377304d488a951df5cff747a49`,
  ),
  ...gameClauses(
    'The game it is about (college basketball).',
    [isAbout(game, 'college_basketball')],
    'dt',
    `
    d4cddf4b29d8d8172642868a0bf7c66d 99faf71c4c731c3d6f6c766678da5604 87214a9c55394821922f63cbc2c2986b
    6bbefcaf01a8c4b8e37a3458b60758ed 77450bf11d568e7fd9895c3557f5dc29 ee599ce01856008b2addb21627d351ce
    d81a3264f4c86f3873a0c2ab9d0cd3cb d0ef55f2d745a556a0a660a47326bddc`,
  ),
  ...gameClauses(
    'The game it is about (college basketball).',
    [isAbout(game, 'college_basketball')],
    'd',
    `
    8e1cf85b2777adc8da6acd44a72d704d ced7b587eb04296e6c8db0bc049f4dd2 1e2f08eff58c88a4e4e2255220a2ed27
    0252cdfa4d30e45000c4642f04b1476f 718714322d0788a6eb6d5ad7804775c8 c86dc4b92d1b482ef7d519f94476c2c9
    a53770c5fe1fca7772d3d6fc21c7922c 52c88db9d8d5b363021eb331abd4b3c3`,
  ),
  ...gameClauses(
    'Over if both teams together score the bound or more (college basketball).',
    [isAbout(game, 'college_basketball'), yesIf(game, 'total: full game', 'at_least')],
    'dtfgb',
    `
    bf7b7451c33201cb780498d5f81b7ff1 c0f9fa10876b3bf68c552a28d8f4cf8c`,
  ),
  ...gameClauses(
    'The named team if it wins by the bound or more (college basketball).',
    [isAbout(game, 'college_basketball'), yesIf(game, 'spread: full game', 'at_least')],
    'dtssb',
    `
    68dafb6842b628a7626264b7e9c3479a`,
  ),
  ...gameClauses(
    'The outcome is the team that wins.',
    [settlesOn(game, 'win: full game')],
    'ss',
    `
    4becb5951614e973c07c20d7ee2e8a95 f49536b294c4d590d7ad572fe0796c64 c9f8477d18c781131f4941f83d2cac26
    95eb3cc35d5c885d298caa7112689dc5 0dbd72902bbc589a897739064b4c28bc fd55818e328cf3bf1256fe0826bf5b58
    01fbe0a5fe036ca58cec5d13ff33aa33 5c1a5a64e6f4fd11aad3a8c2c501dc0e 15a5d4f91ff3c34ffaf15f4defdce078`,
  ),
  ...gameClauses(
    'The named team if it wins by the bound or more.',
    [yesIf(game, 'spread: full game', 'at_least')],
    'ssb',
    `
    c42052b97dde66ea11708467823efa62 1d88033a6d3d20d91411b06b8072525b 8aae8c95b122d51ebb479359e4ea979d
    60fbd17a3d8b70fefecbf3f317b902c0 562755b3cf514a3e2bedaec3c9881b16 4f0e7ff6a2a987633119ebbe0fdc9d2b
    b39052cf4ba7607efd031aa6dfbeebaf 2e573e5ff3a93d6250d505b9421880bb 828b4b625a26d127ffef52fcc1391ab8
    06c083753c3a0f2a658c84b63fefdfb2 e00d3466cb428eaf387e780f36a1a897`,
  ),
  ...gameClauses(
    'Over if both teams together score the bound or more.',
    [yesIf(game, 'total: full game', 'at_least')],
    'fgb',
    `
    53bfd845b1e0ce25c97e533ae00f01b6 118284c2f53877fcdb7e9499beaff02f 3ab01d976be2cf96f18da153df357e3f
    85ba3b29460299179daf5147fae99327 a61171d5c0db06cc24f62a3c7dab265f b3d33eeafaf396107c063effe89efc94`,
  ),
  ...gameClauses(
    'Under if both teams together score less than the bound.',
    [noIf(game, 'total: full game', 'below')],
    'b',
    `
    be96e55ca41c498c64e21a4700f8d292`,
  ),
  ...gameClauses(
    'Under if both teams together score the bound or less.',
    [noIf(game, 'total: full game', 'at_most')],
    'b',
    `
    d32d407081721e6be6aeaa9abb429d1b`,
  ),
  ...gameClauses(
    'Otherwise the other outcome.',
    [otherwiseNo],
    'o',
    `
    bce0ce47863eb073c82cd7a68d73faff`,
  ),
  ...gameClauses(
    'Otherwise the other outcome.',
    [otherwiseNo],
    '',
    `
    8b1cb550b5f19c05634d92e3e6ec4994`,
  ),
  ...gameClauses(
    'A tie goes to the other team.',
    [noIf(game, 'tie: full game')],
    'o',
    `
    b1b697621964e8c9b1c0839dfd302c5e`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound.',
    [yesIf(game, 'spread: full game', 'above')],
    'sb',
    `
    b721d4f1411e5c5064e599254162b17e`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (NFL).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'nfl')],
    'fgd',
    `
    1cc86d8f080d9fcc065d6f5c2755d312 f6e31258217e60a38dd2016a842bc24b`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (NFL).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'nfl')],
    'fgdt',
    `
    b9b67f75b02e5ca3ccc24cbf090e41c5 bed607a6984531c63e0a82c9f2994103`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (NFL).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'nfl')],
    'sbfgd',
    `
    132502344996441469be65b0b1c25ce8 9dba71564edd6584e6f8a9cc900ca27d 21aef6bc8328fed0a60b4c2c4eeb0db4
    332508ec9c15fdcd8f6db3c5acbdb776`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (NFL).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'nfl')],
    'sbfgdt',
    `
    e1dfbadd58e3937232455cb4b44004e0 760d8307b3283d6cfb004bc3a189b7fe ee2983a1cf60c11226d422b65616a0ef
    5493d1f7f96216bd2a424453e51a8a53`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NFL).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nfl')],
    'fgbfgd',
    `
    4ac453385c27dd0a0cd59f57e9c11fa4 01f49c6c869dd96e9ffc1bbf66edef4b fd2aa56cb1abbbf9c734b052b6a29b6e
    acce77d065688c494c4f13ccc31dee19`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NFL).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nfl')],
    'fgbfgdt',
    `
    c7aa2406907df393192635d393aeedc7 70afac5d3b3a9075669b4795f8e73b9a 6ea1409c7388b4ae32481d1ab51834c3
    5647616a04f3bb61fd31c348b7d3952d`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (NFL).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'nfl')],
    'sbfgd',
    `
    b1f3a0ea9022a8e1aee3a403c8e3f7c3 dc0a81f47bb3ee3b81fb259d3f5b6154`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (NFL).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'nfl')],
    'sbfgdt',
    `
    f2a5b2170e81986e7970302d47a62d67 70a026bbc428a65660715ed78ba3e0c7`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (professional football).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'pro_football')],
    'fgd',
    `
    a8919ac7b0819fe37e08f1957d5d4c06 58f7c540e10c30311c0090e7fb4ee5ee`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (professional football).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'pro_football')],
    'fgdt',
    `
    c6a191d4343c6f1176c9656bcb4c4425 2c70c6ebad41605cd6c8dc9f030ce893`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (professional football).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    baef1f9ef07c2cd2b9d9bc5e741a1079 2da6568c21d2732847e0c37097841139 ef47e2436852e83193dd42212beaea48
    33d265b2beb181d7af1ee9003e0aaf8d`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (professional football).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'pro_football')],
    'sbfgdt',
    `
    93ddf367e6051f0b19165caa33bff9d6 cdf96ca82bda96aa1faa5c672dc98c41 a935cef044542d1097ef9f5aa4c1dd50
    7cab103d597de68afa8ff036876f7c42`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional football).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_football')],
    'fgbfgd',
    `
    8a43b7878bd98f26ec06736a97d53f9d 7d17ea1b8b397f2305ea2e5052b679e3 3c46128c2fe4599bac49ca5c59cd63ee
    a2ee42424ce72cfb912f350eb67feb3d`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional football).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_football')],
    'fgbfgdt',
    `
    b2948cbfc3e8a35f0a8fe7ba1620b294 126e44d1bcf98bd5264d4c5d777151be abd8bef96d26a209a8b051334b4302ae
    b0f0f36e5d7a61e17eb83b4e8777c7f3`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (professional football).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    f93e17da9ff49d0b67503b4cc36845e5 8af92375b784b2c000eb714e9c533de2`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (professional football).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_football')],
    'sbfgdt',
    `
    4f1fbfc85f1492dd9df2e3486200d3da e5dbd2d01332f7e5563193332d8daf04`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (college football).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'ncaaf')],
    'fgd',
    `
    737f8e09d6ceddb070ce88b1f5222b94 af95fdfdf896bf02593851cb176f876f a63f343505fa9122056ff2e42040c923
    5bb6ba51ae0cb64f55e8a534d681da57`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (college football).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'ncaaf')],
    'fgdt',
    `
    f91e6ee199dd4dfcef8ddddec456a5f9 3c526d6ce2f868dad2bbe32c685fc549 7e6f5eae454e74dc5abc789bcb629030
    40d6456796e110da45ff155fbccf0751`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (college football).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'ncaaf')],
    'sbfgd',
    `
    1e9f53085212ccd526f3d1bbfeb37e09 be0cba336a6d2ec2ab4566f12ee4a10d a803686684b0030ef4befdd02b1ad02b
    db4219dd8e6c9cb8aca77cfb3f8494e8 46b1d5c0fea29a04e37b166cf701443f bc24ceea401bcc840d4fdc3c117a152f
    201d9b01e40f48238fe38bdf871b2ad8 0bb4bd5ecf4e7a1a47212109bd9e2263`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (college football).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'ncaaf')],
    'sbfgdt',
    `
    b5b27d1566b892027055ae89f7ee5729 afde3c8763e3290a9445f41dc25ead0e 59b6bd3704369443a4b14f902594e1c2
    f6808e607e1211a2a42e077af4b98792 38b33233b27d46172948296078ccfb58 5881f68591993d8b4c50157595daf001
    a551a657ab27753de9f3e879b891659d 54ea796eeb11dffd9acbde67ec09e957`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (college football).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaaf')],
    'fgbfgd',
    `
    86f2e4d55e217e6284d6ff67ad639c2b 0068d423df8f71ec89ce8eb625a224ae a2514a5dace30ac2578d36bb8b157a45
    65de1691804406ca36317e8d0cd76ae3 1936c5dd29817ca218a104d2f84c1e64 4276e35443b40d12e5eb6b4771340944
    535817612d09dce0a6db248bd18b6e87 2064148927d2aede380852e7df7ae9e1`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (college football).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaaf')],
    'fgbfgdt',
    `
    440b2f13e123d7dfa024ea09d4609a10 876fc514bf573aef4a1d975ab8301191 91478d49e8aa6291867e118b5659dd7a
    dc7e5b77ab01fc4495b9b4771d9ff926 280c687874cd0ee059ec6000837c2458 5df5e1804d75cbb84f91e42b2406c367
    a602999e087258f9134e53f23baf13c5 4dca3c99f0dca80eac24bac12852bc6e`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (college football).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'ncaaf')],
    'sbfgd',
    `
    0914caf47aea94d73f6c41065f80de04 047ee73f1b70df8ac912c15a3588e759 eb3340e7d8cca67106f35a4698d7f851
    8095eaa58223bb5a0d71f3c0e5bf855f`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (college football).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'ncaaf')],
    'sbfgdt',
    `
    4b8f3d5887537d8196cb3407f0443166 805df73c6e880a16fe6281f22adbd91f c2d247e1a8cc8f8f306fbd7dfdd49767
    407adfdf8d0676b0a8056acfeee07d0a`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (NBA).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'nba')],
    'fgd',
    `
    1564649e7ac6b074bc78f62057b9a421 38d0734f739e6845e3802131680a0bd9`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (NBA).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'nba')],
    'fgdt',
    `
    7ea481b5a03f4a402067dd0a8c200b22 8bc9a7ef0fbabfcd02e7bb705cbcbd3f`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (NBA).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'nba')],
    'sbfgd',
    `
    821f98caada279dea3a6f892c0d10f3d f884446f0fe57fbc9e5f8a84a2fa99c5 91f2d179f23468c3a5f991c3ffe74d3c
    c907979713161f0d5e14d4822a2bddef`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (NBA).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'nba')],
    'sbfgdt',
    `
    3dbd8bd100ebd3bf6fddc7c9f7bf81f6 c474bf1a1ebf684b74600c0dfadf6a34 d5420eaff000cb0a0c3fb81fb242d08c
    82dbf405a460805606f12452c7864c65`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NBA).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nba')],
    'fgbfgd',
    `
    818a5e0466ad071a7713e2f6e0a9b7fe 3f2d4697b53c29f8e220f120958e1664 14178dc7c7a84a9faa0a0e6b95f045a1
    1c85f1d7a6cf471c280114404084feae`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NBA).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nba')],
    'fgbfgdt',
    `
    f46e570890b8b71f6a9471ba379261c6 1734b3ed957fc6af0c7fed9412895a65 45941643277431dd5a3105a799217dea
    c3a75a269ba028eaa808df367c5bdeac`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (NBA).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'nba')],
    'sbfgd',
    `
    320371629c0c4bafd1714eabf59a5e93 0f5e5d6c27b786f967e840937ff82350`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (NBA).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'nba')],
    'sbfgdt',
    `
    e5311ec44e20cb24986bebbeec279041 880861d99309d3064cc0ab9e10a581cc`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (professional basketball).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'pro_basketball')],
    'fgd',
    `
    f7b0a779feb91a5625a526377822677c 3b545631e5d3321f5e2ea8b3cd5e6a8c`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (professional basketball).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'pro_basketball')],
    'fgdt',
    `
    92718298deb698b1fc96af9535cca8ee 310e4ce78cb2c23911474c160454b0eb`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (professional basketball).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgd',
    `
    805ab635df2f60664e7e083c4eec2073 c104fd7edafaf580ff7e6a99713d09b1 068fee246f39c919550329c431f7c8f1
    800eb4a7d0773b74fef498c56e5b352c`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (professional basketball).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgdt',
    `
    bad51b9881232b791bcf41b1bae91322 0c2a91b63e288de52aa36b146e4ad6ab d1f1a91392e49380556dc4cd3f0d37d1
    2dc6af7599ee685701ee044c2787d95b`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional basketball).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_basketball')],
    'fgbfgd',
    `
    3d7ecc21870c56b0bb1b603489c1b508 7e6dff5ef93c2a5ddb90a3eeab2aef43 80cf33908956af3cc0f3d9650477dead
    c8e7111c7342be01b034ec2cf0c608ac`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional basketball).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_basketball')],
    'fgbfgdt',
    `
    c6720e4b70ee136f533dee7018f88ac3 bed5d955079623ef2e8d271b85593fa6 2627558677a9a0a76d888f80ce4226b1
    37dafff726efbe829802563672f202b1`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (professional basketball).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgd',
    `
    4091d81b02cf5b85946d5a871d36f124 98025234fffc4e29da0b65e4cde47be9`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (professional basketball).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgdt',
    `
    1ac13f850e63f34f04e264a93440e846 a9371e7a4ac538fbaf1f088df015d63a`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (WNBA).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'wnba')],
    'fgd',
    `
    5dadf157327d4a0eb8956c2b2fe3eeb9 cd1c0fc6fbb8a739842df436ad8823f5`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (WNBA).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'wnba')],
    'fgdt',
    `
    07bc238c8773d887b27211ca7f051f45 52472c8a15e0fdfb3de66519dc9f7548`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (WNBA).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'wnba')],
    'sbfgd',
    `
    8f3fca2f9652e996207713dc4d24b572 a4815ede340326b36535b9594ffc7fd9 7ace944c0af0c9fad2912dc4e291b9d1
    95ecfaef8b978f3f12545a7eadd1b602`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (WNBA).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'wnba')],
    'sbfgdt',
    `
    cb35af448cde7636f776f38cc81da646 d3f71bdd9f3af77133da6b45fd54f548 ac3179b04381f919e80bc35e92d5d391
    feb399b415fb9a6c919f1d14a04f1e19`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (WNBA).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'wnba')],
    'fgbfgd',
    `
    7ea253d85619ab1b90d961bbe46b9121 26a1a6bd1f6264c59a5dfae16d1cf702 30105a6dacedef6e4b6abdeefee0c889
    29e6975b7e2649942d8b2f1c0318543f`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (WNBA).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'wnba')],
    'fgbfgdt',
    `
    fd201289d1eff8a4f17afe19012fdbea e4e1622d4403f1ddf9b26b0d5d4bebfe 6749549f6d981ce07857b04b81a9a15b
    e217ffe6e770ec0c766a752a067bb93c`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (WNBA).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'wnba')],
    'sbfgd',
    `
    4c6cc6e9482d3923e41acf0342e44c24 277d98a324768bdd415bbeb48445c47f`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (WNBA).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'wnba')],
    'sbfgdt',
    `
    e0e352b73f3f0378162830f68f01d962 7b2f06f5410c51da983bcf3666fca9aa`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (MLB).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'mlb')],
    'fgd',
    `
    ffbf23c64392ee9ff924373f48852fee 356dc9fa77f82b9d255483dbf5ccee9e`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (MLB).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'mlb')],
    'fgdt',
    `
    3df43fc8d5d9eb69ea31e2b34714e8b2 d905bae15f475d646f3ff1e6b1de840b 2fcfd0833b616974722730daa9da3a18
    857cfb1ca967b8ae8afb40627b8bc447 69f4021f0ef3aac4263042f398990e38 39bc8af67eec28d21a6c5dc18825f464
    5db4e0935e751edfceb247e3808cfcc6 333df0a71b1f4926604ff586b667bbb6 c6fa040554f9a78c03dccdf983b1b839
    498785afb9f568e138545d57ad3b6f56 35ed8db4e3a2b661007293230a6af4dd ce7433fa1c81098d738a041d034d9672
    511c6f8949f2b6acc1bfa56b9f163c4c 73a8b8af65e4e8d004fe8d98353809f1 c8fd9e5a930019fbba3f22da5b5917b9
    ce75f994f2767334a0f3326d303cf11c b907546f132e81f691ae5d838c49ee0a 997448ae51565a003b8e07a352106809
    e898c125e36827a05aa7d702266e7ec1 84aa6ab23d36f4a156e46803747a44be 7dfd3dd29a474057a1132f6b9917fbe9
    7d444675afdff8e0a8922e82a1ff4946 8783920062c57019f6f5030688bb2abd 2db6bb94614285d5453f6b866aa7d143
    83678baa02946193979053c1433e6998 48223b5eb65c165dcb3e1495480f6464 df3c56a6dfb5a2c570acae1b75df3fef
    a86499fc1e18409d484bae4875100b97 f36a1b1a653a93f37b60155438e7c168 b5d1f8020b3179afe21456243f4c59da
    a9f7f3893558d307d80c22ac4210b25d b9eee11b2b3bdddd1ccc856fcb035b4a 00f756598bc53d91a59120d253f653fe
    de76ad25d351ca14aedcfe71022b4510 adfcec4a00414b93691512df72384e4c 30eed39174bd653503218d8a5f7d028a
    7de43a9e6e764c9f8eb97195715c8303 efba67e01b63fc7954ed038f76494af2 f13d8db0f57c27db7d17df8087343541`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (MLB).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'mlb')],
    'sbfgd',
    `
    93a642c2371e0be8b11f40a307c016da fa210f08c5fbd0a76c45f0513c8e1517 931506964c0b53ac9690aea4a9425896
    8277aa21e7464908b02b52f9af69116e`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (MLB).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'mlb')],
    'sbfgdt',
    `
    24283d94cbd2a1d02a80d3fb532dc860 72f55b251372917b13c2146321971b33 a060297a5f6afbf73181619a3a3999ef
    6bd004a7a36e54a3bb2ad3779e48f6e1 a9ff556d14616d789318130a395ef41c 47d30d1d973da622f5e1d27a852261e3
    d4d440301cf0ff67410002e70ce9d879 4ec90f89c23c8a4c8e374c94c8fa517f 5370a32f1860f4a7de73a21364c0afc2
    4e4aa57b7773e1b184bb0c6550416ea4 4b0fccc209af67fc660312411737d658 ba6a42abd8f3f1fba533eb8013924026
    203cb8deebba43109ddfee00f13585e8 5cdc4f544156991fe37abbd33fb064e1 0f69381812575c40c7b7d1901f30bc1e
    b7689a5bcd8100017218330b6b9ba35b 5028c0ae6d609d8d5a29f3611308f028 47bfa67e12be68bdf5a245e47fb17585
    b7df9ac428662af9b646cadd40deb7ae 7d41991c4cf71e6e77b6b1d0469d3e26 f609885936420d2e366c172176e6da68
    70282588107ea7bc60b6d0aab7390637 b499b90c9a7e101599211c4012f1710d 42ef01dda15cff8d38166b9b0e2c5c6a
    0e1a2c573678782215a2dd6d12ad533a 1daa81fbde36bf4d3039b5ab868cda27 17f4e684721fc1c34e091a4922cda67a
    43f405f540c27e99ad1517180d2f1d13 0ff01d179b90c3d1ff477231f7cd545b dc98694b872cd59c90f1e5b78a2bdc83
    84b4194e0f8835215f0d23f89ce2a09d d0c74bcc1c62f37fd7641b0b8fcbbdb0 6e25d4ecdd94389ff3dba66a1963d68c
    2ca224b458533794ad005e7b38d2ff90 8ab9f4bfde8fab1387aa5397c1d73290 7a87c087d84f8d31cc83941ed3d4796c
    682134931125f9fb98dc123710aa2d2f b63c92e26ea273b10f64bd07c7cfb954 07615264d803350822d63b5a8f023a9d
    8aee5ee9e50e426979efa1ad5d12f1da 6538d86d8f22ca08b38da7f3f1035cf8`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (MLB).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'mlb')],
    'fgbfgd',
    `
    0507928c66631a9b059f09d0255d975c 1cde565002ed9cbdb0753d2206b687e5 085fe609a89e1a7e25e191ba989a4a73
    100efa70caa28d7c7c11dda72f7dc202`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (MLB).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'mlb')],
    'fgbfgdt',
    `
    f8fcff652ce64ad45e627d9a62e7dbb0 90c6b7e630b66d9164b66ff79113aafb 9351cf81ce5bf73894933986a9228f3e
    1bb7abd0b8afe45bfe569e3a98ced653 066ba3a1d3a93d060cc9aad0c8406100 a568ae7510fa7ed1a3eef12fc1f1a354
    b743f4749cc2f1b03230583f5e860ce6 c2af4347dc6b5ec17a7e7dae3b40f852 e0b5a37b5868f4a9f3fa33578604dd7f
    096ac0d335c6b4dc9a1bd34633e42eec c01cf76e1897d4a13647c3c429d86148 f1944b8ac49ea5ba3c7dc7e2da86b9b1
    81a770f7f5433fcef465f6432512e7e5 50d7bfa1d96f4c3eefd472885c23cce2 368631349881d47835adfd1fcbede06b
    1bf6ecc7de07b9e04e601fa7f3c36aa7 c462483f0522397d5d24574ff2aa206b 031891320141ade99c970ddcae6f009e
    170f75e90fe8144d30da09b6239b06ff c181287771f3c7102446c14444222ccc a78ac81fd9389648bb28ba768f928086
    d6aa4e26f05edbf4eb414b7847a1764b 165f8b83fe67d8c9a6be5e4efec42780 7ee00ba5996df6498d9c42eadd1d577c
    0382c0b25b380b69bbb9f1e6729a781b 196edb0c055dfb4a89a4b8a76510bcd7 c41acd0646b4f1e2dfbf70930a217d25
    7941c343ead414dda7b2d257434c37e5 2adbf7b6b07d982960b1b2ab0d89de55 808b632b08b8e5574a47b44909ec29bb
    88bb7cbe9ed48f1e5056831d0f8d3ebe ee420d5c4f0d40a7bce0562e077519dc 282a4b02e3463c8233cd388ed48b0632
    d01e1862492d87c2d513162c08fdd18d 8b2929a550bcd1982625373a676f5914 18e5dd15dc0d6825e9c08ca5e38f0872
    dbed393c377da818bba9f000676c5076 94a2c762e202814a725f1f2379098a8a d8cba417cc371adeb87da98cf9b24b51
    1481ba5c0db1172be55a2571f9897bf5 815febe5078b4684646397b84522a116`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (MLB).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'mlb')],
    'sbfgd',
    `
    f5fe0ed5f3bc5fa77d4c0783643933ef 71fe3ed28df4dff2d1876e5ae049b25f`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (MLB).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'mlb')],
    'sbfgdt',
    `
    69a0b9db7b8894bfb1c58547183f3bf0 bac5faff54ad571a7e4ed3f30bfb63c3`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (professional baseball).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'pro_baseball')],
    'fgd',
    `
    ff6f4859ac7251a611097245aac9d7df 58b89c7f74c4d666fb4b54c2acbc4884`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (professional baseball).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'pro_baseball')],
    'fgdt',
    `
    5dd668daf5d5ef748680f4a7a2d7ab3c c7cc623f589821dd74b64bc8c4986c77`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (professional baseball).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'pro_baseball')],
    'sbfgd',
    `
    56d6d776610eb9ba009d3ba1e667bc4c cfffab75b7dd02a99c66cc5f0af35bf8 918fc4f9b7e6b40cd554c60f01a03237
    cb8b27bb93d1c8fc261b912b6481ccbb`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (professional baseball).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'pro_baseball')],
    'sbfgdt',
    `
    57733598073316bb79ccf0c7a9eb7723 e39b9be42040f52386f9afdbefe0d6f7 5ae38f435153fdcc27b32df20d38ad98
    0a0e8c3964962536e9c375f46f728566`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional baseball).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_baseball')],
    'fgbfgd',
    `
    e7643dc8429eaec6ab00a8845f2a4a76 e1f55e3c32d3ceaf49fc49c4593e1baa 0631306f479315e9dc204474b2b6b632
    88910951552c3cc4e0ada66c3e21c11b`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional baseball).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_baseball')],
    'fgbfgdt',
    `
    8fd20c3bd23b3009611191f16a40684e 2a9b1caf8febd244f02e982f51cc45b3 79b561eed275044ced956ca390c87d31
    61105164ebde4630763ffc3ca6712d44`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (professional baseball).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_baseball')],
    'sbfgd',
    `
    0907e6315f970475eead4eb1ced97599 a23a28bf46e6f5fd0ecdcff666410d38`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (professional baseball).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_baseball')],
    'sbfgdt',
    `
    a86dfc90152f780c74adaae7dec7b007 6e3b3ff1bbf3d63c29a08786133e7595`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (NHL).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'nhl')],
    'fgd',
    `
    978677bed5498cf92e38a0c6e8ad512e 387611265cdfb71c126464bd3d57b7e1`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (NHL).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'nhl')],
    'fgdt',
    `
    58401ca1d86e76973dc1d19689e21e82 38cf4191d86f979370c65fe4496b5e1a`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (NHL).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'nhl')],
    'sbfgd',
    `
    b20b7476fe4c9c18c073088a05db2a3f 1adab5b2c602d497536e76b933179115 1eda828144667ea9860af64a1176c427
    685af44e12464beb8b5a3c85e01780b9`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (NHL).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'nhl')],
    'sbfgdt',
    `
    03706415445a023fb2d667d19e2e921e 574b1dcdfee871a77741b630fe021a63 f56a04e8c939400722ff2845c9ea80a1
    2c597e4a4aab74ad7fd5316a70918df7`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NHL).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nhl')],
    'fgbfgd',
    `
    897c322ea778652caff597b7c9c28b6d 4e4d1002365aae91a6867f9a33eb0c5b 5e65f562800584644cca8d384b7d5815
    c3dea15473e83f220c7fdb4209b108d3`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NHL).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nhl')],
    'fgbfgdt',
    `
    d471359a2611ee57fb8f359f7d7ca957 e6730f7ed7c14abbdf2932a42787621b 5ac033ad195d0abd5a4fb8d707d5cbd1
    73156d58974e3c5b78c99a6982f39886`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (NHL).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'nhl')],
    'sbfgd',
    `
    ba5770840b7e047c92a76fd5e5100056 b3a6bc65dd18ec7888c9fbf2cb082923`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (NHL).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'nhl')],
    'sbfgdt',
    `
    d935a5bca24af460ded264f4c6965f05 f251361eb9f167c12261722ac162fdd9`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (professional hockey).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'pro_hockey')],
    'fgd',
    `
    6ae7842133deb1669a18d4545293686f d00eeba2fd3200655581c9aa45959e3e`,
  ),
  ...gameClauses(
    'The outcome is the team that wins (professional hockey).',
    [settlesOn(game, 'win: full game'), isAbout(game, 'pro_hockey')],
    'fgdt',
    `
    e7ef7921baa1865ba6906d2c322d1465 59bb0849c0a526efaf587812b741d853`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (professional hockey).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'pro_hockey')],
    'sbfgd',
    `
    99a243c5bbc7149ba207faf6db3053d7 04d1f48d2ed21f6f62e7a51ae177ffdf 9d76c52be1d13f36bb615e3b87e63a85
    cb20be37c9d80fcde57e6eba0fb4ee03`,
  ),
  ...gameClauses(
    'Yes if the named team covers the spread (professional hockey).',
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'pro_hockey')],
    'sbfgdt',
    `
    9967a881e20e092aa507624d1567ee49 a4eb9ecbc1d9267a5079e3b17de3efd4 7b32c0ea7754641fe9f9f680df4db346
    ea5a1ea4f9fbc62fb425c266c364156b`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional hockey).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_hockey')],
    'fgbfgd',
    `
    28d0c52d2b353e8be7cb6f7594297d5e 6f5b701d28ef86e362d0317b195f0c5f fa58e04372a07be07ff450b3cb83791c
    169a0d64fac366d1332c30ba37368620`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional hockey).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_hockey')],
    'fgbfgdt',
    `
    64306e939b202ac205b0917a26d9aad6 2e965966492339f8c158b27bd5772f18 5afe590f292d4b56b47bd5ac63293b18
    b8a8b4fcd56286907a01897f835816d3`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (professional hockey).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_hockey')],
    'sbfgd',
    `
    73314537b2a38d16680b0b539671f2f9 086ea5288975c367cc71349e701d91e3`,
  ),
  ...gameClauses(
    'Over if the named team scores more than the bound (professional hockey).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_hockey')],
    'sbfgdt',
    `
    91c6cb8bc25f96c3dcbe131bb249ac5e 351a7779383c5653904dcb4dc670ac98`,
  ),
  ...gameClauses(
    "The outcome is the team that wins (men's college basketball).",
    [settlesOn(game, 'win: full game'), isAbout(game, 'ncaamb')],
    'fgd',
    `
    e5c9312b73be1e7bd15ac4b95a69dde8 5bc038454be5be8bed442bf08abe8e9a 8613ac522e3e31d621274b1211cc8960
    e96b0b4d315c41a83cc7fce503af1041`,
  ),
  ...gameClauses(
    "The outcome is the team that wins (men's college basketball).",
    [settlesOn(game, 'win: full game'), isAbout(game, 'ncaamb')],
    'fgdt',
    `
    9a18b271dd5e8186703dc3d0621b2ea1 dcf1ed7a83a209c137c6815950fbede7 24b0e23501feb60afdfcfaf2ea9f8c17
    f678f7610eead10f19536ccad733ce9a`,
  ),
  ...gameClauses(
    "Yes if the named team covers the spread (men's college basketball).",
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'ncaamb')],
    'sbfgd',
    `
    eca4674c856190c0a69b644dd16cd5f9 fb86b92b8147413c5965bdc61629e0e0 90a0d9c935617acc5ff5581b199a40c8
    e08d674f12a6edd45ebfb6128c271969 f759364b8cf9b9cf3ff6e270ebd98515 5644e0084152ff02bbbd07eccdf1265c
    584e61eefadaa1babbdd3ef5da9d91e1 a733582c20e45f279b9a0493119a0554`,
  ),
  ...gameClauses(
    "Yes if the named team covers the spread (men's college basketball).",
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'ncaamb')],
    'sbfgdt',
    `
    f63f765df50da957952fc842cd867d29 b204ff37bfed167314f43ac30d9a80ae f2c4fb2353c23338c76ae57c2cb85eda
    d94dad200ab1a1d329d4c3a990b2cd9b 3b65f879562515debb34635143222e03 8ee224ecda19b2bc962ad8fe6001a25e
    67553160a4fd578fa11dde5c2a931261 1823959711aaa45fcb20a7abc996f1cf`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound (men's college basketball).",
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaamb')],
    'fgbfgd',
    `
    26ee5887c61045c6e322154a1732a4d3 b246bf6788a885e3384ef120429b7bf9 b0bd5ca3c8aa437e1256a478307140c3
    16384d8ec82c6ad9e617eb6f971cae1b aba07a1977a7f75bddf8b5d7c11b30c4 e9457d24e7ce2495a3e76ec950190ab2
    57f6176442df44ca04c4eec2e26b5b71 3673c9e2f1c2e1661545f9607be095c1`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound (men's college basketball).",
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaamb')],
    'fgbfgdt',
    `
    8a02542b62a581f9907e531376745fd2 21a12574c68e57761ad21cb2613b5af4 19ed4e73afa79aeda2a87901542dcb5f
    b86168e6dee19ad65b8940a858b2520a 2dd1578e08c69273ebb6b1f2404f42ba 5a9a17e59bc2c3b75a142dc99fe68e30
    c0b2302e10a953bea3a3ad83a4628253 024ff66e03d774d7b5ee0a6846e784bc`,
  ),
  ...gameClauses(
    "Over if the named team scores more than the bound (men's college basketball).",
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'ncaamb')],
    'sbfgd',
    `
    d6c8ff6ee039542e388a806dbdba835a 3aec02ccc64dc71262f1263130f6d8a2 b71526e21f5f299ae10eb4e46badde50
    fc744931d2550f12e7cce3afd277d7a7`,
  ),
  ...gameClauses(
    "Over if the named team scores more than the bound (men's college basketball).",
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'ncaamb')],
    'sbfgdt',
    `
    9243cf864cedf9afc4a2e883bbc35408 afb9c2434464cecffafbae6439811b9c df4112a60ddea6a615704f73624ff738
    0a7aa63d7f1f187146570ce4218ad361`,
  ),
  ...gameClauses(
    "The outcome is the team that wins (women's college basketball).",
    [settlesOn(game, 'win: full game'), isAbout(game, 'ncaawb')],
    'fgd',
    `
    f4894aeab8edb55c8fee48af2f2f26fa 05d4ef52b1d28d1007781a840f102476 4f0a66078c27f8972199b5f62c0ed0ae
    33082f4cddbc0a29f9a1df1e8b4ce60b`,
  ),
  ...gameClauses(
    "The outcome is the team that wins (women's college basketball).",
    [settlesOn(game, 'win: full game'), isAbout(game, 'ncaawb')],
    'fgdt',
    `
    4b395f2ee2781c72b89064286fd55947 917ea6e750d71c3ce2c9cccb253a4030 49cbac1abf154bc2252b603e7f24d1af
    21566b732ac358c102657a01728d2a81`,
  ),
  ...gameClauses(
    "Yes if the named team covers the spread (women's college basketball).",
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'ncaawb')],
    'sbfgd',
    `
    c33bab920c772601214f4cac811c0b22 c02ae4003fde6965c7798a68352d4b8c 2ed30255db51aca368b1a4efdace933e
    8c9f623b726493de1d504871e3a327aa 2997c72963f69d89fcac88d11f6e3ae3 ec2837f5b036d70214c8e5c50ecd55b8
    82919be5cbc65eb80052b05ee7701b3d 602e38bf99fe7cffda675e4cede4b53f`,
  ),
  ...gameClauses(
    "Yes if the named team covers the spread (women's college basketball).",
    [yesIf(game, 'handicap: full game', 'above'), isAbout(game, 'ncaawb')],
    'sbfgdt',
    `
    b95329db185b438c1751fbc60958b61b f68108b2eca0f4040ccaa6ce1f47dc1d 7103efcb792f13bc702736801a0796db
    319572c1e36942fc3008e5c58925e3bc 8f70f934b7f8c64ea50047496d21ab80 6116f91956559fd50fa52f381a956be6
    58bc95436be5b751207b3d6da1fb24f8 0983b72736791e98ed37051b85155a35`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound (women's college basketball).",
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaawb')],
    'fgbfgd',
    `
    9151c25d55f74743bc54f15908cf1858 829a14d67efad13b5b2a9a7bf6ea5fe5 3c7d802a68db398033e96dbab87aa3ff
    f7746536a31f1efef0e0b11ecde30ef0 9ed9f8e1240f6ac182e786a54ed63b32 ed171b69646b062f2972bd3f8efc9e04
    50459ef5ca1af395835a4b53cad3abb9 4a3b291d953ca4faccac85108f6ae375`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound (women's college basketball).",
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaawb')],
    'fgbfgdt',
    `
    dec578ec004e6de70319c216ba549b30 6a36a1b2a0c7294ad93a9ca2f9f6537d f0facf98a92bcd6b1f3f1b86f6041106
    6401296c2b6ea15d771c9c73cb57bea3 173319e4f0a31eaabce556306842ef7d e89ed6e7609c95739d0c525818e28b93
    e67f91cd6738e017c9a246510201d712 d712a71dc9d54d8d5e94bbe6f754e502`,
  ),
  ...gameClauses(
    "Over if the named team scores more than the bound (women's college basketball).",
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'ncaawb')],
    'sbfgd',
    `
    d4c94ccfafb7acc0949715d65d9b397a deb7abc04886831620b61feb83066bfe c01aed8cc1b3b963090bd14c43f59df5
    d9663e770754ed548d3f976e1fad9f57`,
  ),
  ...gameClauses(
    "Over if the named team scores more than the bound (women's college basketball).",
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'ncaawb')],
    'sbfgdt',
    `
    b18b2d89a0eb86d38aaa8f549eff691a 6fd1b89bd5a51af556c56e493c79ad42 2e3dae6e0fad589ba85e4f4251c54f25
    130a56b373a51250ce11af6bb9d8c5ce`,
  ),
];
