import { wordsOf } from '#shared/languages/components/words_of'

export const useAccountWords = wordsOf('account')
