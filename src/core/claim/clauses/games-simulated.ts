/** Statements and terms on games as the simulated venues write them. */
import type { Clause } from '../clause.ts';
import { isAbout, nothing, otherwiseNo, scope, settlesOn, tie, voidBranch, yesIf } from './clause-forms.ts';
import { game, gameClauses } from './games-forms.ts';

export const simulatedGameClauses: readonly Clause[] = [
  ...gameClauses(
    'Yes if the named team wins the game (professional football).',
    [yesIf(game, 'win: full game'), isAbout(game, 'pro_football')],
    'sfgd',
    `
    552f71a12ddc7c078e55e2fbba21a89d`,
  ),
  ...gameClauses(
    'The game it is about (professional football).',
    [isAbout(game, 'pro_football')],
    'fgd',
    `
    edd05e5fa8f9cfa128e1ffd24cf203fb 14c5fada2aa75fdf122524ffdcdcb8c9`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (professional football).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    19f22347ead143f1166dc69293c73eae`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional football).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_football')],
    'fgbfgd',
    `
    fb69b58f1a1a58d858f36d51134bdb10`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (professional football).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    facfad482b0f1df47d7d3ea0e50ceea6`,
  ),
  ...gameClauses(
    'Yes if the game ends in a tie (professional football).',
    [yesIf(game, 'tie: full game'), isAbout(game, 'pro_football')],
    'fgd',
    `
    a5d2f2c28e9b3a7274513d76d12d2873`,
  ),
  ...gameClauses(
    'Yes if the named team leads by the bounds or between them at the end, overtime included (professional football).',
    [yesIf(game, 'spread: full game', 'between'), isAbout(game, 'pro_football'), scope('overtime_counts')],
    'sbbfgd',
    `
    a6e3aff5e63b67ee60ee22934de65953`,
  ),
  ...gameClauses(
    'Yes if the named team leads by the bound or more at the end, overtime included (professional football).',
    [yesIf(game, 'spread: full game', 'at_least'), isAbout(game, 'pro_football'), scope('overtime_counts')],
    'sbfgd',
    `
    bf347ba67b69e1e84803a4f6f9d38261`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (professional football).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'pro_football')],
    'bfgd',
    `
    9415a5cba449e553b0892cab77dfb831`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half (professional football).',
    [yesIf(game, 'win: first half'), isAbout(game, 'pro_football')],
    'sfgd',
    `
    a901ce0b17c961cd5925e0a6bd3c9b2f`,
  ),
  ...gameClauses(
    'Yes if the first half is tied (professional football).',
    [yesIf(game, 'tie: first half'), isAbout(game, 'pro_football')],
    'fgd',
    `
    e6c641a4848aed46d907d1fd9806e2f1`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half by more than the bound (professional football).',
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'pro_football')],
    'sbfgd',
    `
    b7442fedba028311e4d65b0434df1992`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (college football).',
    [yesIf(game, 'win: full game'), isAbout(game, 'ncaaf')],
    'sfgd',
    `
    3143c14c43d8f0a83b3746bcb5fe9c52`,
  ),
  ...gameClauses(
    'The game it is about (college football).',
    [isAbout(game, 'ncaaf')],
    'fgd',
    `
    41c7dd61618537426485f361e3fda89e ac5cc638d8271c44ddb53d8437326a22`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (college football).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'ncaaf')],
    'sbfgd',
    `
    7f67a0fbf6253fd455c27d27584b2b8d`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (college football).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaaf')],
    'fgbfgd',
    `
    bf08429d0f7549c7f1ce594c1ed201e3`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (college football).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'ncaaf')],
    'sbfgd',
    `
    71884a87daf2842ed9a74aed810715f0`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (college football).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'ncaaf')],
    'bfgd',
    `
    827c12dc6fec670b37595d0a2e4655da`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half (college football).',
    [yesIf(game, 'win: first half'), isAbout(game, 'ncaaf')],
    'sfgd',
    `
    fbe824fad0acfbeb840dfd317c60dd6d`,
  ),
  ...gameClauses(
    'Yes if the first half is tied (college football).',
    [yesIf(game, 'tie: first half'), isAbout(game, 'ncaaf')],
    'fgd',
    `
    691c28f591be93afc244e0c5ecf4fdfc`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half by more than the bound (college football).',
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'ncaaf')],
    'sbfgd',
    `
    93890d58239a7724136d70063a2dffe5`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (professional basketball).',
    [yesIf(game, 'win: full game'), isAbout(game, 'pro_basketball')],
    'sfgd',
    `
    d1712ddc4fdfdf8de67f440983ca5679`,
  ),
  ...gameClauses(
    'The game it is about (professional basketball).',
    [isAbout(game, 'pro_basketball')],
    'fgd',
    `
    4b1ff8f25c9a1b2f32fa8c899d001dda 533bd0434926e520956ae5c45d127568`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (professional basketball).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgd',
    `
    323f511de091601184c70ecf4f93a57c`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional basketball).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_basketball')],
    'fgdb',
    `
    122e0edde26233453980db8103c210e0`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (professional basketball).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgd',
    `
    5bdb67a9345d173523f9d04e47daa7d5`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first half (professional basketball).',
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'pro_basketball')],
    'bfgd',
    `
    9aa506582f972eb832d667467fbb80f6`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half (professional basketball).',
    [yesIf(game, 'win: first half'), isAbout(game, 'pro_basketball')],
    'sfgd',
    `
    4789e439d874ee676d6d97f0171713db`,
  ),
  ...gameClauses(
    'Yes if the first half is tied (professional basketball).',
    [yesIf(game, 'tie: first half'), isAbout(game, 'pro_basketball')],
    'fgd',
    `
    444aa2ee2a528d3215fbe949aa1b002c`,
  ),
  ...gameClauses(
    'Yes if the named team wins the first half by more than the bound (professional basketball).',
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'pro_basketball')],
    'sbfgd',
    `
    038fc54928e61755d1e155ac18274ae4`,
  ),
  ...gameClauses(
    "Yes if the named team wins the game (women's professional basketball).",
    [yesIf(game, 'win: full game'), isAbout(game, 'womens_pro_basketball')],
    'sfgd',
    `
    d3b9e1ba889ecf74bdfeecb33a77b9d9`,
  ),
  ...gameClauses(
    "The game it is about (women's professional basketball).",
    [isAbout(game, 'womens_pro_basketball')],
    'fgd',
    `
    5e24df11e6a87ba6ecbb61f6013b90ef 2f2f0ede6a9446d427d6dc5047a91012`,
  ),
  ...gameClauses(
    "Yes if the named team wins by more than the bound (women's professional basketball).",
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'womens_pro_basketball')],
    'sbfgd',
    `
    95b2f977dea69d3daaf3cb46c361811b`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound (women's professional basketball).",
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'womens_pro_basketball')],
    'fgdb',
    `
    21d46ec1b48616504ee277233decac70`,
  ),
  ...gameClauses(
    "Yes if the named team scores more than the bound (women's professional basketball).",
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'womens_pro_basketball')],
    'sbfgd',
    `
    69cb5fff3e0798f973fdfae4c6e3c7b2`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first half (women's professional basketball).",
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'womens_pro_basketball')],
    'bfgd',
    `
    4ae6ffdaccdbe700d521e5ebb78d2f21`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first half (women's professional basketball).",
    [yesIf(game, 'win: first half'), isAbout(game, 'womens_pro_basketball')],
    'sfgd',
    `
    638a5ac430af2b312e4aeb1f0d34f1a7`,
  ),
  ...gameClauses(
    "Yes if the first half is tied (women's professional basketball).",
    [yesIf(game, 'tie: first half'), isAbout(game, 'womens_pro_basketball')],
    'fgd',
    `
    4df13cdd763f963b67b5004b284a2a85`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first half by more than the bound (women's professional basketball).",
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'womens_pro_basketball')],
    'sbfgd',
    `
    8c2418f15ab25386f6c6701c3dc52947`,
  ),
  ...gameClauses(
    "Yes if the named team wins the game (men's college basketball).",
    [yesIf(game, 'win: full game'), isAbout(game, 'ncaamb')],
    'sfgd',
    `
    8dd7b000bcd1acbe37c387f2fd9e9fd3`,
  ),
  ...gameClauses(
    "The game it is about (men's college basketball).",
    [isAbout(game, 'ncaamb')],
    'fgd',
    `
    30051b6fcb4d44fe68d487dd3ca85daa f542d2ca9ab2ea15fda1e46aa1c7c2ff`,
  ),
  ...gameClauses(
    "Yes if the named team wins by more than the bound (men's college basketball).",
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'ncaamb')],
    'sbfgd',
    `
    1d9a261f86197dfeb40281127d194df7`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound (men's college basketball).",
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaamb')],
    'fgdb',
    `
    03acb0236910b3dc799f45bc249dfb81`,
  ),
  ...gameClauses(
    "Yes if the named team scores more than the bound (men's college basketball).",
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'ncaamb')],
    'sbfgd',
    `
    fcdcf49a489d259a28332f6dc789b948`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first half (men's college basketball).",
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'ncaamb')],
    'bfgd',
    `
    22193204ddee8578f04ce258a5f35197`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first half (men's college basketball).",
    [yesIf(game, 'win: first half'), isAbout(game, 'ncaamb')],
    'sfgd',
    `
    454e27e23555cbc2ccc045cf51de64d0`,
  ),
  ...gameClauses(
    "Yes if the first half is tied (men's college basketball).",
    [yesIf(game, 'tie: first half'), isAbout(game, 'ncaamb')],
    'fgd',
    `
    2e7f7d620c0d4e87cc465c989cba55bb`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first half by more than the bound (men's college basketball).",
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'ncaamb')],
    'sbfgd',
    `
    44c468c6529a110dc249bc123dc57891`,
  ),
  ...gameClauses(
    "Yes if the named team wins the game (women's college basketball).",
    [yesIf(game, 'win: full game'), isAbout(game, 'ncaawb')],
    'sfgd',
    `
    3cb133f2f0af6f358e29ef48898c0cac`,
  ),
  ...gameClauses(
    "The game it is about (women's college basketball).",
    [isAbout(game, 'ncaawb')],
    'fgd',
    `
    f45a09a3be8646a115706612f97de22f 0d0a9e3c8f58afde9573c588407349e5`,
  ),
  ...gameClauses(
    "Yes if the named team wins by more than the bound (women's college basketball).",
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'ncaawb')],
    'sbfgd',
    `
    fec52afd99fb8034fe922ce32c6323a3`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound (women's college basketball).",
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'ncaawb')],
    'fgdb',
    `
    9f14ffa2e25589dc6dcbde407b461a15`,
  ),
  ...gameClauses(
    "Yes if the named team scores more than the bound (women's college basketball).",
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'ncaawb')],
    'sbfgd',
    `
    68b25fda73364f1fc729174e70665f2c`,
  ),
  ...gameClauses(
    "Yes if both teams together score more than the bound in the first half (women's college basketball).",
    [yesIf(game, 'total: first half', 'above'), isAbout(game, 'ncaawb')],
    'bfgd',
    `
    263174477bbf5ace3ffb1561999686e7`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first half (women's college basketball).",
    [yesIf(game, 'win: first half'), isAbout(game, 'ncaawb')],
    'sfgd',
    `
    2b4fb874aa2d291ea9afcb1fa35a0840`,
  ),
  ...gameClauses(
    "Yes if the first half is tied (women's college basketball).",
    [yesIf(game, 'tie: first half'), isAbout(game, 'ncaawb')],
    'fgd',
    `
    9f1f6c6f8a02994938923efa231fb209`,
  ),
  ...gameClauses(
    "Yes if the named team wins the first half by more than the bound (women's college basketball).",
    [yesIf(game, 'spread: first half', 'above'), isAbout(game, 'ncaawb')],
    'sbfgd',
    `
    a2ef631e63f3ac14a121555b2d286b77`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (professional baseball).',
    [yesIf(game, 'win: full game'), isAbout(game, 'pro_baseball')],
    'sfgdt',
    `
    846bb087e3c39a9bcb22f1f69761ee84`,
  ),
  ...gameClauses(
    'The game it is about (professional baseball).',
    [isAbout(game, 'pro_baseball')],
    'fgdt',
    `
    928d52bc493b5b7885bacae260814164 ad0786920834a6819857db9881ebcf26`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (professional baseball).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'pro_baseball')],
    'sbfgdt',
    `
    cbcc8c7a6ecd1eb71dae852a1d484410`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (professional baseball).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'pro_baseball')],
    'fgbfgdt',
    `
    751cdd4595951030f62b90cbfcf22b1b`,
  ),
  ...gameClauses(
    'Yes if the named team scores the bound or more (professional baseball).',
    [yesIf(game, 'team_total: full game', 'at_least'), isAbout(game, 'pro_baseball')],
    'sbfgdt',
    `
    1fb17c643b36537989375e13255a723c`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound in the first five innings (professional baseball).',
    [yesIf(game, 'total: first five innings', 'above'), isAbout(game, 'pro_baseball')],
    'bfgdt',
    `
    47362e8f0ce5cbd1d65fbf5f98383fb0`,
  ),
  ...gameClauses(
    'Yes if a run is scored in the first inning (professional baseball).',
    [yesIf(game, 'scored: inning 1'), isAbout(game, 'pro_baseball')],
    'fgdt',
    `
    e1544504d20ce74f8c97e73224f36371`,
  ),
  ...gameClauses(
    'Yes if the named team wins the game (NHL).',
    [yesIf(game, 'win: full game'), isAbout(game, 'nhl')],
    'sfgd',
    `
    72d5911be5b61bea27f8dcd0fe7c881a`,
  ),
  ...gameClauses(
    'The game it is about (NHL).',
    [isAbout(game, 'nhl')],
    'fgd',
    `
    df38f2643deef753367b6fe05c4c1d4f ec8e1ae792d4e55df77958c929909e8c`,
  ),
  ...gameClauses(
    'Yes if the named team wins by more than the bound (NHL).',
    [yesIf(game, 'spread: full game', 'above'), isAbout(game, 'nhl')],
    'sbfgd',
    `
    c9f7144e524cfbc34ff0923ae1688f53`,
  ),
  ...gameClauses(
    'Yes if both teams together score more than the bound (NHL).',
    [yesIf(game, 'total: full game', 'above'), isAbout(game, 'nhl')],
    'bfgd',
    `
    7a1a4c05804bf251cf93e57d00ff51ca`,
  ),
  ...gameClauses(
    'Yes if the named team scores more than the bound (NHL).',
    [yesIf(game, 'team_total: full game', 'above'), isAbout(game, 'nhl')],
    'sbfgd',
    `
    5b208775211e36a9e3b671f16fa8f721`,
  ),
  ...gameClauses(
    'Yes if overtime is played (NHL).',
    [yesIf(game, 'overtime: full game'), isAbout(game, 'nhl')],
    'fgd',
    `
    96ac17b027d67cbb8686c683e7c5d59b`,
  ),
  ...gameClauses(
    'The game it is about (NFL).',
    [isAbout(game, 'nfl')],
    'dt',
    `
    7cbc9f1cd10f4fdf3e770860a0703390`,
  ),
  ...gameClauses(
    'The game it is about (college football).',
    [isAbout(game, 'ncaaf')],
    'dt',
    `
    0c135a7c55f82c897f90d7150c510874`,
  ),
  ...gameClauses(
    'The game it is about (NBA).',
    [isAbout(game, 'nba')],
    'dt',
    `
    7d814cb9afb8280fd4569bebb19f4222`,
  ),
  ...gameClauses(
    'The game it is about (WNBA).',
    [isAbout(game, 'wnba')],
    'dt',
    `
    5f271b8ab79d48eb9ee5fc8c05847bba`,
  ),
  ...gameClauses(
    "The game it is about (men's college basketball).",
    [isAbout(game, 'ncaamb')],
    'dt',
    `
    6d8685d65465ac2c11d7a26af355af9c`,
  ),
  ...gameClauses(
    "The game it is about (women's college basketball).",
    [isAbout(game, 'ncaawb')],
    'dt',
    `
    3d101b58bd3e9b8aba77e4be35a591a7`,
  ),
  ...gameClauses(
    'The game it is about (MLB).',
    [isAbout(game, 'mlb')],
    'dt',
    `
    ec0c4866e2ca34a4b05f75c035d1c1be`,
  ),
  ...gameClauses(
    'The game it is about (NHL).',
    [isAbout(game, 'nhl')],
    'dt',
    `
    019da3dae63a72a2e894e19995f58c2b`,
  ),
  ...gameClauses(
    'The outcome is the team that wins.',
    [settlesOn(game, 'win: full game')],
    'ss',
    `
    424a9fa81a731041c08056fdaf318343 4fd2e71b2e8796700a3fd4a6aeea44b5`,
  ),
  ...gameClauses(
    'The outcome is the team that scores more in the first half.',
    [settlesOn(game, 'outscore: first half')],
    'ss',
    `
    8dc855fd7fe215c585c53eb11f0fafbd`,
  ),
  ...gameClauses(
    'The named team if it wins by the bound or more.',
    [yesIf(game, 'spread: full game', 'at_least')],
    'ssb',
    `
    184e91dd41508e7a19a540fe7bb3d2e7 5d067e8135d38d61d1a9e49809ed1201`,
  ),
  ...gameClauses(
    'Over if both teams together score the bound or more.',
    [yesIf(game, 'total: full game', 'at_least')],
    'fgb',
    `
    02172dd669dd7f382cce3dcd189ee4a6 67e898c0cd2b090f79cd8a7f1b6aaaee 532c5ac8e2f9368ec32fc43bcc7a80a2`,
  ),
  ...gameClauses(
    'Over if the named team scores the bound or more.',
    [yesIf(game, 'team_total: full game', 'at_least')],
    'sb',
    `
    1d3fe94598e80789e3913ec135279b6b 0c9ca06d52e8e5b4c7ae4ba096d1fd44`,
  ),
  ...gameClauses(
    'The named team if it wins the first half by the bound or more.',
    [yesIf(game, 'spread: first half', 'at_least')],
    'ssb',
    `
    a432dbc0c7c3a26205fb3c8e73c157fa`,
  ),
  ...gameClauses(
    'Over if both teams together score the bound or more in the first half.',
    [yesIf(game, 'total: first half', 'at_least')],
    'fgb',
    `
    869475670b76228073e0d89288935194`,
  ),
  ...gameClauses(
    'Over if both teams together score the bound or more in the first five innings.',
    [yesIf(game, 'total: first five innings', 'at_least')],
    'fgb',
    `
    04b8c9adc4f5a4c8ea1d87ee07f977ff`,
  ),
  ...gameClauses(
    'Yes if a run is scored in the first inning.',
    [yesIf(game, 'scored: inning 1'), otherwiseNo],
    '',
    `
    db8015adae8e87b9957d68a9bd52fe21`,
  ),
  ...gameClauses(
    'A tie, or a game cancelled for good, pays one half.',
    [voidBranch('cancelled', '1/2'), tie('1/2')],
    '',
    `
    45c2a06e3a7d047d9dbafe4eb83f1821 4f8e34dffac299e6526b0e173cf054e2`,
  ),
  ...gameClauses(
    'A tie pays one half.',
    [tie('1/2')],
    '',
    `
    3fcda47dff9065717e4de19a81bde57d`,
  ),
  ...gameClauses(
    'A game cancelled, or put off past the window, pays a fair price.',
    [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')],
    '',
    `
    b3366b65d2d9d9bd378ce6af71d94c54 7404929840ac2d5936c5d3b0a447f368 5730f48e00412ebe158cdf2a502827a4
    e2404c1941f38add2a0003f8a9666d16 656cef85f0aa6d4de7eee6dc97c39e65 803d6d1c3efeab0a774157b1008f791c`,
  ),
  ...gameClauses(
    'A game put off and played within the window is paid by its result.',
    [nothing],
    '',
    `
    5bc9023644bddf0eab5bbc2ea690171a a4e272be5dd287803566169f7474a12a 772da9104d158198f3dd2c94c2b29ac3
    2dcffab39e675eb79c267fc6f452c1f3`,
  ),
  ...gameClauses(
    'Overtime counts.',
    [scope('overtime_counts')],
    '',
    `
    ec4f1e8b8c6bcd09875fe27ba10dc635 2e8ff33ff365f52102edc3fa25d1be53 06ecec513864d1546ca58b1f731e9c94`,
  ),
  ...gameClauses(
    'Extra innings count.',
    [scope('extra_innings_count')],
    '',
    `
    ca09c06f549dec1c7a0d3c026c9ff37a a351635c71e99d4637589eb6990a55c9`,
  ),
  ...gameClauses(
    'A level first half pays No; it has a market of its own.',
    [tie('0')],
    '',
    `
    7c7b669d9652b25785d9ec692393abbf`,
  ),
  ...gameClauses(
    'Overtime and a shootout count.',
    [scope('overtime_counts'), scope('shootout_counts')],
    '',
    `
    c59e32320cfd0bbba68e77886c8a3ed9`,
  ),
  ...gameClauses(
    'A shootout is one goal for its winner.',
    [scope('shootout_goal')],
    '',
    `
    e9d4b0142a6da053f84ef24daf0352c9 3c8fae472dd7bd9a0b0349c4aaae895f`,
  ),
];
