export {
  eventMetadataTerms,
  gammaEventTerms,
  gammaMarketTerms,
  gammaSeriesTerms,
  pickTerms,
} from './terms.ts';
export { countUnknownFields } from './unknown-fields.ts';
export { venueBWire } from './venue-wire.ts';
