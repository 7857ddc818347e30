import { saidInEnglish } from '#shared/languages/components/words_of'
import password from '#lang/en/password.json'

// For pages behind sign-in, which are told no words.
saidInEnglish('password', password)
