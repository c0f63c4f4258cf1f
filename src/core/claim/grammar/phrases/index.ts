/** All phrases, topic by topic. */
import type { Phrase } from '../phrase.ts';
import { actsBeforeADayPhrases } from './acts-before-a-day.ts';
import { actsInTimePhrases } from './acts-in-time.ts';
import { actsOfCompaniesPhrases } from './acts-of-companies.ts';
import { actOfFirmPhrases } from './acts-of-firms.ts';
import { actsOfGovernmentPhrases } from './acts-of-government.ts';
import { actOfGovernmentPhrases } from './acts-of-governments.ts';
import { actsOfListedPhrases } from './acts-of-listed.ts';
import { actsOfOfficesPhrases } from './acts-of-offices.ts';
import { actsOfPeoplePhrases } from './acts-of-people.ts';
import { actsOfStatesPhrases } from './acts-of-states.ts';
import { actsOfThingsPhrases } from './acts-of-things.ts';
import { affiliationPhrases } from './affiliation.ts';
import { airportTemperaturePhrases } from './airport-temperatures.ts';
import { appointmentPhrases } from './appointments.ts';
import { atGamePhrases } from './at-games.ts';
import { awardPhrases } from './awards.ts';
import { beforeADayPhrases } from './before-a-day.ts';
import { centralBankPhrases } from './central-bank.ts';
import { championPhrases } from './champions.ts';
import { chartPhrases } from './charts.ts';
import { cityTemperaturePhrases } from './city-temperatures.ts';
import { consumerPricePhrases } from './consumer-prices.ts';
import { contestTermPhrases } from './contest-terms.ts';
import { contestHeldPhrases } from './contests-held.ts';
import { contestLostPhrases } from './contests-without-result.ts';
import { countsInTimePhrases } from './counts-in-time.ts';
import { deadlinePhrases } from './deadlines.ts';
import { definitionInTimePhrases } from './definitions-in-time.ts';
import { definitionOfOfficialsPhrases } from './definitions-of-officials.ts';
import { definitionOfStatesPhrases } from './definitions-of-states.ts';
import { definitionOfWarPhrases } from './definitions-of-war.ts';
import { earthquakePhrases } from './earthquakes.ts';
import { economyPhrases } from './economy.ts';
import { economyFigurePhrases } from './economy-figures.ts';
import { electionPhrases } from './elections.ts';
import { esportsFeatPhrases } from './esports-feats.ts';
import { esportsLinePhrases } from './esports-lines.ts';
import { esportsVoidPhrases } from './esports-voids.ts';
import { fightMethodPhrases } from './fight-methods.ts';
import { fightPhrases } from './fights.ts';
import { figurePhrases } from './figures.ts';
import { figureInBandPhrases } from './figures-in-bands.ts';
import { gameLinePhrases } from './game-lines.ts';
import { gamePhrases } from './games.ts';
import { hurricaneSeasonPhrases } from './hurricane-seasons.ts';
import { lawPhrases } from './laws-and-rulings.ts';
import { leaderPhrases } from './leaders.ts';
import { listedAwardPhrases } from './listed-awards.ts';
import { listedCampaignPhrases } from './listed-campaigns.ts';
import { listedChartPhrases } from './listed-charts.ts';
import { listedContestPhrases } from './listed-contests.ts';
import { listedElectionPhrases } from './listed-elections.ts';
import { listedFuturePhrases } from './listed-futures.ts';
import { listedLeaguePhrases } from './listed-leagues.ts';
import { listedListPhrases } from './listed-lists.ts';
import { listedOfferingPhrases } from './listed-offerings.ts';
import { listedPrizePhrases } from './listed-prizes.ts';
import { listedRacePhrases } from './listed-races.ts';
import { listedRankingPhrases } from './listed-rankings.ts';
import { listedRatePhrases } from './listed-rates.ts';
import { listedSeasonPhrases } from './listed-seasons.ts';
import { listedSportTermPhrases } from './listed-sport-terms.ts';
import { listedSportPhrases } from './listed-sports.ts';
import { listedTournamentPhrases } from './listed-tournaments.ts';
import { listedValuePhrases } from './listed-values.ts';
import { listedVotePhrases } from './listed-votes.ts';
import { listedWeatherPhrases } from './listed-weather.ts';
import { listedWordPhrases } from './listed-words.ts';
import { mentionPhrases } from './mentions.ts';
import { namedSourcePhrases } from './named-sources.ts';
import { officePhrases } from './offices.ts';
import { otherwisePhrases } from './otherwise.ts';
import { outcomeOfContestPhrases } from './outcomes-of-contests.ts';
import { outcomeOfOfficePhrases } from './outcomes-of-offices.ts';
import { outcomeOfSeasonPhrases } from './outcomes-of-seasons.ts';
import { placementPhrases } from './placements.ts';
import { playerFigurePhrases } from './player-figures.ts';
import { playerPhrases } from './players.ts';
import { postCountPhrases } from './post-counts.ts';
import { postponedPhrases } from './postponed.ts';
import { priceChangePhrases } from './price-changes.ts';
import { priceTouchPhrases } from './price-touches.ts';
import { pricePhrases } from './prices.ts';
import { racePhrases } from './races.ts';
import { releasePhrases } from './releases.ts';
import { reportedFigurePhrases } from './reported-figures.ts';
import { setMatchPhrases } from './set-matches.ts';
import { silentPhrases } from './silent.ts';
import { soccerPhrases } from './soccer.ts';
import { soccerPartPhrases } from './soccer-parts.ts';
import { sourcePhrases } from './sources.ts';
import { sourceOfPoliticsPhrases } from './sources-of-politics.ts';
import { tallyPhrases } from './tallies.ts';
import { tennisLinePhrases } from './tennis-lines.ts';
import { termsOfThingsPhrases } from './terms-of-things.ts';
import { untilATimePhrases } from './until-a-time.ts';
import { weatherPhrases } from './weather.ts';

export const phrases: readonly Phrase[] = [
  ...actsBeforeADayPhrases,
  ...actsInTimePhrases,
  ...actsOfCompaniesPhrases,
  ...actsOfGovernmentPhrases,
  ...actsOfListedPhrases,
  ...actsOfOfficesPhrases,
  ...actsOfPeoplePhrases,
  ...actOfFirmPhrases,
  ...actOfGovernmentPhrases,
  ...actsOfThingsPhrases,
  ...actsOfStatesPhrases,
  ...affiliationPhrases,
  ...airportTemperaturePhrases,
  ...appointmentPhrases,
  ...atGamePhrases,
  ...awardPhrases,
  ...beforeADayPhrases,
  ...centralBankPhrases,
  ...championPhrases,
  ...chartPhrases,
  ...cityTemperaturePhrases,
  ...consumerPricePhrases,
  ...contestHeldPhrases,
  ...contestLostPhrases,
  ...contestTermPhrases,
  ...countsInTimePhrases,
  ...deadlinePhrases,
  ...definitionInTimePhrases,
  ...definitionOfOfficialsPhrases,
  ...definitionOfStatesPhrases,
  ...definitionOfWarPhrases,
  ...earthquakePhrases,
  ...economyFigurePhrases,
  ...economyPhrases,
  ...electionPhrases,
  ...esportsFeatPhrases,
  ...esportsLinePhrases,
  ...esportsVoidPhrases,
  ...tennisLinePhrases,
  ...fightMethodPhrases,
  ...fightPhrases,
  ...figureInBandPhrases,
  ...figurePhrases,
  ...gameLinePhrases,
  ...gamePhrases,
  ...hurricaneSeasonPhrases,
  ...lawPhrases,
  ...leaderPhrases,
  ...listedAwardPhrases,
  ...listedChartPhrases,
  ...listedCampaignPhrases,
  ...listedContestPhrases,
  ...listedElectionPhrases,
  ...listedFuturePhrases,
  ...listedListPhrases,
  ...listedOfferingPhrases,
  ...listedPrizePhrases,
  ...listedLeaguePhrases,
  ...listedRacePhrases,
  ...listedRankingPhrases,
  ...listedRatePhrases,
  ...listedSeasonPhrases,
  ...listedSportPhrases,
  ...listedSportTermPhrases,
  ...listedTournamentPhrases,
  ...listedValuePhrases,
  ...listedVotePhrases,
  ...listedWeatherPhrases,
  ...listedWordPhrases,
  ...mentionPhrases,
  ...officePhrases,
  ...otherwisePhrases,
  ...outcomeOfContestPhrases,
  ...outcomeOfOfficePhrases,
  ...outcomeOfSeasonPhrases,
  ...placementPhrases,
  ...playerFigurePhrases,
  ...playerPhrases,
  ...postCountPhrases,
  ...postponedPhrases,
  ...priceChangePhrases,
  ...pricePhrases,
  ...priceTouchPhrases,
  ...racePhrases,
  ...releasePhrases,
  ...setMatchPhrases,
  ...silentPhrases,
  ...soccerPhrases,
  ...soccerPartPhrases,
  ...sourcePhrases,
  ...namedSourcePhrases,
  ...sourceOfPoliticsPhrases,
  ...tallyPhrases,
  ...reportedFigurePhrases,
  ...termsOfThingsPhrases,
  ...untilATimePhrases,
  ...weatherPhrases,
];
export { definitions } from './definitions.ts';
