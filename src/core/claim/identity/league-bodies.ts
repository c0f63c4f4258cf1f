/** Whose word decides the contests of which leagues: a league's own, a federation's for its competitions. */

interface Body {
  /** As texts write it, in small letters. */
  readonly names: readonly string[];
  /** Leagues and competitions by their codes, tours by their own; undefined: whichever the text is on. */
  readonly governs: readonly string[] | undefined;
  readonly hosts: readonly string[];
}

const bodies: readonly Body[] = [
  of(['nba', 'national basketball association'], ['nba', 'nba_summer'], ['nba.com']),
  of(['wnba', "women's national basketball association"], ['wnba'], ['wnba.com', 'wnba.nba.com']),
  of(['nhl', 'national hockey league'], ['nhl'], ['nhl.com']),
  of(['nfl', 'national football league'], ['nfl'], ['nfl.com']),
  of(['mlb', 'major league baseball'], ['mlb'], ['mlb.com']),
  of(['mls'], ['mls'], ['mlssoccer.com']),
  of(['fifa'], ['worldcup', 'clubworldcup'], ['fifa.com']),
  of(
    ['uefa'],
    ['ucl', 'uel', 'uecl', 'uwcl', 'nationsleague', 'ucl-qualifying', 'uel-qualifying', 'uecl-qualifying'],
    ['uefa.com'],
  ),
  of(['premier league', 'english premier league'], ['epl'], ['premierleague.com']),
  of(['la liga'], ['laliga', 'laliga2'], ['laliga.com']),
  of(['serie a'], ['seriea'], ['legaseriea.it']),
  of(['ligue 1', 'french ligue 1'], ['ligue1'], ['ligue1.com']),
  of(['bundesliga', 'german bundesliga'], ['bundesliga'], ['bundesliga.com']),
  of(['knvb'], ['knvbbeker', 'eredivisie'], ['knvb.nl']),
  of(['efl'], ['championship', 'efl1', 'efl2', 'eflcup'], ['efl.com']),
  of(['serbian superliga'], ['serbia1'], ['superliga.rs']),
  of(['nifl'], ['northernireland1'], ['nifootballleague.com']),
  of(['a lyga'], ['lithuania1'], ['alyga.lt']),
  of(['anfp'], ['chile2'], ['anfp.cl']),
  of(['pfl of uzbekistan'], ['uzbekistan1'], ['pfl.uz']),
  of(['canadian premier league'], ['canadianpremierleague'], ['cplsoccer.com']),
  of(['estonian football association'], ['estonia1'], ['jalgpall.ee']),
  of(['cbf'], ['brasileiro', 'brasileiro-b', 'brasileiro-c', 'copadobrasil'], ['cbf.com.br']),
  of(['tff'], ['superlig', 'turkey2'], ['tff.org']),
  of(['usl'], ['uslchampionship', 'uslcup'], ['uslchampionship.com']),
  of(['georgian football federation'], ['georgia1'], ['gff.ge']),
  of(['league of ireland'], ['ireland1'], ['leagueofireland.ie']),
  of(['latvian higher league'], ['latvia1'], ['virsliga.lv']),
  of(['ufc'], ['ufc'], ['ufc.com']),
  of(['formula 1'], ['formula 1'], ['formula1.com']),
  of(['atp tour'], ['atp'], ['atptour.com']),
  of(['wta tour'], ['wta'], ['wtatennis.com']),
  of(['pga tour'], ['pga'], ['pgatour.com']),
  { names: ['tournament', 'tournament organizer'], governs: undefined, hosts: [] },
];

function of(names: readonly string[], governs: readonly string[], hosts: readonly string[]): Body {
  return { names, governs, hosts };
}

function bodyCalled(name: string): Body | undefined {
  return bodies.find(({ names }) => names.includes(name.toLowerCase()));
}

/** Whether contests of one of the leagues are decided by the word of who is called so; an organizer without a name decides all. */
export function decides(name: string, leagues: readonly string[]): boolean {
  const body = bodyCalled(name);
  if (body === undefined) return false;
  return body.governs === undefined || body.governs.some((league) => leagues.includes(league));
}

/** Whether a page is one of those who decide the contests of the league. */
export function isPageOf(address: string, league: string): boolean {
  const host = /^https?:\/\/(?:www\.)?([^/:?#@]+)(?:[/?#]|$)/.exec(address)?.[1]?.toLowerCase();
  return (
    host !== undefined &&
    bodies.some(({ governs, hosts }) => governs?.includes(league) === true && hosts.includes(host))
  );
}

/** Whether the league's own site is at this host; a host of nobody here is anybody's. */
export function isHostOf(host: string, league: string): boolean {
  const owners = bodies.filter(({ hosts }) => hosts.includes(host));
  return owners.length === 0 || owners.some(({ governs }) => governs?.includes(league) === true);
}
