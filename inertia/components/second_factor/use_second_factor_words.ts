import {
  registerEnglish,
  createTranslationHook,
} from '#shared/languages/components/use_translations'
import english from '#lang/en/second_factor.json'

// Loaded with the prompt, which few see.
registerEnglish('second_factor', english)

export const useSecondFactorWords = createTranslationHook('second_factor')
