import { clearanceDocumentTypes } from '#shipping/documents/clearance_types'

export default class ClearanceDocumentTypesController {
  async index() {
    const types = await clearanceDocumentTypes.get()
    return { data: types.map(({ name }) => name) }
  }
}
