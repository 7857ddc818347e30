import { callApi } from '~/api/call_api'
import { useDocumentDownload } from '~/hooks/use_document_download'
import type { ShipmentDocumentKind } from './history_row'

export function useShipmentDocumentDownload() {
  const { download, busy } = useDocumentDownload()
  return {
    busy,
    download: (document: ShipmentDocumentKind, trackingNumber: number) =>
      download(
        callApi('api.shipping.document_tokens.show', { params: { document, trackingNumber } })
      ),
  }
}
