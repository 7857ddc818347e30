import { wordsOf } from '#shared/languages/components/words_of'

export const useSignInWords = wordsOf('sign_in')
