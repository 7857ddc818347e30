import edge from 'edge.js'
import { Inertia } from '@adonisjs/inertia'
import { assetTag } from '#shared/http/page_assets'
import brand from '#config/brand'
import { accentStyleSheet } from '#shared/brand/rules/brand_colours'
import HttpExceptionHandler from '#shared/errors/exception_handler'
import { escapePageData, withoutStyleAttributes } from '#shared/http/page_body'
import { listPageScripts } from '#shared/http/page_scripts'

edge.global('assetTag', assetTag)
edge.global('pageScripts', listPageScripts)
edge.global('platformStyle', () => accentStyleSheet(brand.colour))
edge.global('withHarmlessData', escapePageData)
edge.global('withoutStyleAttributes', withoutStyleAttributes)

// Reports failures of deferred props, except missing records and refused access.
Inertia.onRescue((error, { ctx }) => new HttpExceptionHandler().report(error, ctx))
