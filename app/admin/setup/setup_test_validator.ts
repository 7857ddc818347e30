import vine from '@vinejs/vine'
import { SETUP_TESTS } from '#admin/setup/trials/setup_tests'

export const setupTestValidator = vine.create({ part: vine.enum(SETUP_TESTS) })
