import { wordsOf } from '#shared/languages/components/words_of'

export const useSignOutWords = wordsOf('sign_out')
