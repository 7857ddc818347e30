import app from '@adonisjs/core/services/app'
import { keepBrandCurrent } from '#shared/brand/current_brand'

/** Only of who serves: code generation starts the application as well, without a database. */
app.ready(keepBrandCurrent)
