import { registerEnglish } from '#shared/languages/components/use_translations'
import password from '#lang/en/password.json'

// Pages behind sign-in get no translations.
registerEnglish('password', password)
