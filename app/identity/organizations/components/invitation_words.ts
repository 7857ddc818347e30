import { wordsOf } from '#shared/languages/components/words_of'

export const useInvitationWords = wordsOf('invitation')
