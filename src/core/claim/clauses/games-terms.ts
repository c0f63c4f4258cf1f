/** What texts on games say of postponement, cancellation, ties, overtime and sources. */
import type { Clause } from '../clause.ts';
import { nothing, scope, tie, voidBranch } from './clause-forms.ts';
import { gameClauses } from './games-forms.ts';

export const gameTermsClauses: readonly Clause[] = [
  ...gameClauses(
    'Who owns names and marks, and that nobody endorses it.',
    [nothing],
    '',
    `
    2279d99c51d3180330c4a9d360ce1933 2f963fd95340706f4a51cc7a8cecee0c 7bbfafc09ddf2e97a9170184ed439217
    13be07c0c6890d400ba6e000a2b801d7 97ad0ca1622c9610e35fc1ef61fbbd3f b0d9e8f35820b7564a2f96660cced6e5`,
  ),
  ...gameClauses(
    'A game put off and played within the window is paid by its result.',
    [nothing],
    '',
    `
    5aed427f2ceb050159eaef9df2ce825b 550c7a85c2ae9566b249b7e39867e963 14573ad19abb0650f706d9f4d5273490
    bcf938d8b71e852d8fb350e07fca2040 f69a7eab4af81b252c88894082f32e63 622ca03706c43318b2a285edac5f28d6
    e713fdb4832ca19c6e2b5a525ee381bf b43e8b57fd0a55eb3c847468ebd400c6 9f21b8794fd158cea8f44f7d12e52a02
    7ac9c419f6733efbeddbe37101b7506b`,
  ),
  ...gameClauses(
    'A game cancelled, or put off past the window, pays a fair price.',
    [voidBranch('cancelled', 'fair_price'), voidBranch('postponed', 'fair_price')],
    '',
    `
    1dff8cf2e57e3d1bd614b3ebad02b8be 5a6ec29ae8b6b62260a5e3c036fc0786 34c49ef335671812c2a34cb97b137b07
    1a895df1d02133c18c60caf6a42b0dd0 86aaf102cde4ba03c0291e38d2cdaeaf 2d2a5a9ebe0b16f844b90785d1b594b5
    36ebacdb04faf441696e4f5937c1a3f1 efe80c6f35416b8d885d6309c3bcb3a9 3ad0e5bfcc15e9e7f85308865f35738d
    83aae51bc91abcce97458e3ac950b1ed 928bff7b157074c27caf8cd3c164cac8 fd1823ce7b9a62f16bf5d107dcd937ff
    511df6ef065c4011a054e8642f05dfa5 0dce5eb143a2cdc27a60653879722565 067b0efea5253b37c5b7b91e6418fec3
    075243f4cf47cda75e9c607b885a9f89 70f7d25c0068031dc50f96eb35ec06e2 3fbe98b483f91de74f180e2ea764bbd5
    221156324533db9bafc86d69e92372b2 e004d8cf65bb7c1e062fe816ebb8aebc cfc20aa899889edb542e9d835f12c963
    5d8af8a5f4a6afc173b38fdad1b3ad2b 1921c269656b62845ec867e351bc33ce c6cac968e70234914a7cc58830b61abf
    79d348615f564787134c83ecf1d7cb73 ae9d1e3d86bdfa3bb75c0d89e5876c5b 388f7de22b719b30bfec8504983a80dd`,
  ),
  ...gameClauses(
    'A game put off past the window pays the last fair price.',
    [voidBranch('postponed', 'fair_price')],
    '',
    `
    44da6e970da582738f1b8d7c69aa9f79 954e885fa29c2610eb0b41b7cae53f40 6629910b343a187c08da18f8ef02f8b8
    3174c2a4085a8732bec54b67c7a05838 19cde3a850b7efbe4462970c6dbda974 19392f4f5752950ba405a26080b3a9e5`,
  ),
  ...gameClauses(
    'A game put off keeps the market open until it is played.',
    [voidBranch('postponed', 'later_result')],
    '',
    `
    499c445ab4bd2f44f63a94f598b6b1f0`,
  ),
  ...gameClauses(
    'A game cancelled for good pays one half.',
    [voidBranch('cancelled', '1/2')],
    '',
    `
    53fcdc1e4bfad56d4ba0ffc98c642696`,
  ),
  ...gameClauses(
    'A tie, or a game cancelled for good, pays one half.',
    [voidBranch('cancelled', '1/2'), tie('1/2')],
    '',
    `
    43f8d7a818293c061662fa8f2badb8a6 f3cf1bc9aa6ae601f8ad07d59b10997b 1fddb66443658913f8fd206d88a2f916
    60cca491f230c70e92aa34e4b98316b6`,
  ),
  ...gameClauses(
    'A game not over by the last day pays one half.',
    [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2')],
    'xx',
    `
    35423da26f85ea2f04d15d372b16d4f2 934fd8ac248ee0d4da8987a6daecff70 cce5c947aaed4ded6f98adbfa707e4e8
    a2b3e9d6f82ece25590a85be9a7dba6a 01fc7a3dcac86646a299699fb5bde010 0b6270e8fad80142ed45cbee2f371646
    f185f2c353834474a481c958825b3478 12408cae1739e830fb54dbfb4a77a683 a53c6af2aaac81f36beb9faa81ff0ce6
    f67472cddcb677be98366f9145a5d6e3 3bae8b71c1993df7d24579a91978d302 03ce8330559d29af6dc37d7fc8463822
    a235bb856bda9e48a95fdfa5faceee8f db8c43fb7fb5a1254e50bfc95f6122e9 7adadeec9fedad091008e144a67e1f51
    24a5c7e096b7263b5bac220574192f71 cb0dba04c142ca4d3b403e3b67923f96 9f55ec61c75af1907da6c762802ac4b3
    28bc0e49682370db11718cfa3e83b807 750d5258c591e2cd8c7446db1362ef10 a15af3b0b2365692b7962f20424d2c43
    13ceb30a1aef1cbae850fafca16d1be6 c79fc54b4ee4528fc305784ad8c8fa32 ad8ac84850d29418a70429201895fb3a
    7fde0ce37b35f4ca02f84bcdc557b4f9 1008db5041cc423f49ab9a81a3529a9c 2e57c236728fdb95f2aacb2c99effcbf
    9a06280b628abd9639ec54656d24cd85 8790d15858a7625f5cebae0ec7c3bd8c bb540120b04dc55b77a0bf0f98f5f6df
    86efe8ebcbc395a3cf07a1a2181c409b fd36d8bc99d4661bfc2ba6b17835f2e1`,
  ),
  ...gameClauses(
    'A game not over by the last day pays one half.',
    [voidBranch('cancelled', '1/2'), voidBranch('postponed', '1/2')],
    'x',
    `
    eb1f395dad841cca967687668cd20b2d 12d6001cb720f906e45d59595f95be64 21776365f96a52c7b4c12c837f71ce9f
    1a7b4925de34a23ebae2447c1103eb8e ac118dd56d842a861a1fd3de86750bcd 98f91e4afab3d715b93640646ae57249
    9b84a15860ae8e9d39ad1981c628493b`,
  ),
  ...gameClauses(
    'A tie pays one half.',
    [tie('1/2')],
    '',
    `
    d0e04ba6dde673de355c419c7a4c3be0 d1452b68b08301caa53ab6aa1a1c684c ca8214288cdf0a906eb37029000ba58c
    cfcf4a923b1f2cb33ee7acd6fcf12e9e d8cd7c26c31cb3eea6167b7cb91f31f9 e9f65ea2ab8b8d49dd92f3e47a1746f5
    f8d23494b3d53653f0a623f9dc3ce189 e2d551b5c6953cd1210c9228ebbcee6a`,
  ),
  ...gameClauses(
    'A tied score without a declared winner is decided later.',
    [voidBranch('tie', 'unknown')],
    '',
    `
    9d5ad96670fbb8c5f9ce4d2cc60b3858`,
  ),
  ...gameClauses(
    'Overtime counts.',
    [scope('overtime_counts')],
    '',
    `
    cd574fd45af33d3e05fdee2f870b9474 f9b9f244b8272073482be40ac5be3365 486403732d9dd51c36213fb40f948b32
    69b601f771dd679f3615bbe3a0f8e1e3`,
  ),
  ...gameClauses(
    'Extra innings count.',
    [scope('extra_innings_count')],
    '',
    `
    926550443fe033848101d0692cae3cba 8613991b09595b5942c65ee2d30bb788`,
  ),
  ...gameClauses(
    'Overtime and a shootout count.',
    [scope('overtime_counts'), scope('shootout_counts')],
    '',
    `
    5c7a979b7c502d8e9c79035012971022 6a648ed5bed4301164b56ac86bd525c7`,
  ),
  ...gameClauses(
    'A shootout is one goal for its winner.',
    [scope('shootout_goal')],
    '',
    `
    0d90f8efd328157b682598eb8353f388 093631ffba4f56885effc6e03ee1e1df 6a8de8e5b14532f3b8225f64568a28ae`,
  ),
  ...gameClauses(
    'Whose word decides: the league itself.',
    [nothing],
    '',
    `
    6b448ec691136f12dca81b3ee2b29217 48c8b002568ca857ef6317f77949a4b2 7523ae58ae52d2a089e3a0991a0a715f
    a667dd6faf61aeaab0c37fc90ab4b47f c825d0235ae14e9d7ba505e5c5668359 f61da0a405cdc7f90ebd6549f1d90ecf
    2323a2f3002086813da0da831e7c4902 218841718417c381b6d21a3f3a2897f1 791f54029118f43207951d1aaeb8f24c
    52b09a295feb1b555b32d03260f2d2a3 c6a64cce69c669de2dbcb25196f9c06c 8573c3e311fd1374b1db44b3fcf661ff
    5c3eb3994f591c4174285c1b8538abb0`,
  ),
  ...gameClauses(
    'An address of the league.',
    [nothing],
    'u',
    `
    7686a764730b278f700274ed02f75f76`,
  ),
];
