import { send } from '~/api/send'
import { usePaper } from '~/hooks/use_paper'
import type { DocumentKind } from './row'

/** Saves a paper of a shipment. */
export function useDownload() {
  const { download, busy } = usePaper()
  return {
    busy,
    download: (document: DocumentKind, trackingNumber: number) =>
      download(send('api.shipping.document_tokens.show', { params: { document, trackingNumber } })),
  }
}
