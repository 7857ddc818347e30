import edge from 'edge.js'
import { withHarmlessData } from '#shared/page_body'

edge.global('withHarmlessData', withHarmlessData)
