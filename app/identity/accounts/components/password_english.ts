import { registerEnglish } from '#shared/languages/components/use_translations'
import password from '#lang/en/password.json'

// For pages behind sign-in, which are told no words.
registerEnglish('password', password)
