import {
  registerEnglish,
  createTranslationHook,
} from '#shared/languages/components/use_translations'
import english from '#lang/en/second_factor.json'

// Registered here, so that these texts load only with the second-factor prompt.
registerEnglish('second_factor', english)

export const useSecondFactorWords = createTranslationHook('second_factor')
