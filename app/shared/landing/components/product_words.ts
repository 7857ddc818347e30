import { wordsOf } from '#shared/languages/components/words_of'

export const useProductWords = wordsOf('product')
