import app from '@adonisjs/core/services/app'
import { keepWordsCurrent } from '#shared/languages/edited_words'

/** Only of who serves: code generation starts the application as well, without a database. */
app.ready(keepWordsCurrent)
