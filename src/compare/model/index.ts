export { assessByModel, modelAssessorName, questionsPerAssessment } from './model-assessor.ts';
export {
  defaultModelLimits,
  type ModelEndpoint,
  ModelError,
  type ModelLimits,
  modelForms,
} from './model-client.ts';
