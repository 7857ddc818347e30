import { improvePreloading } from '#shared/scale/relation_preloads'

improvePreloading()
