import { wordsOf } from '#shared/languages/components/words_of'

export const useReturnWords = wordsOf('returns')
