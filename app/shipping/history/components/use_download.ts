import { urlFor } from '~/client'
import { usePaper } from '~/hooks/use_paper'
import type { DocumentKind } from './row'

/** Saves a paper of a shipment. */
export function useDownload() {
  const { download, busy } = usePaper()
  return {
    busy,
    download: (document: DocumentKind, trackingNumber: number) =>
      download(urlFor('api.shipping.document_tokens.show', { document, trackingNumber })),
  }
}
