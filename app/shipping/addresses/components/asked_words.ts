import { wordsOf } from '#shared/languages/components/words_of'

export const useAskedWords = wordsOf('asked_address')
