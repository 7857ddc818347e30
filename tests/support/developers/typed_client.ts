import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import app from '@adonisjs/core/services/app'

/** Program of an outside developer who has nothing but our OpenAPI file and an API key. */
const PROGRAM = `
import createClient from 'openapi-fetch'
import type { paths } from './schema.mts'

type Submission = paths['/shipment']['post']['requestBody']['content']['application/json']

function parcel(category: number): Submission {
  return {
    items: [
      {
        itemUnits: [{ description: 'Cotton shirts', quantity: 2, value: 7500, category }],
        weight: 0.9,
        packageDimension: { length: 20, width: 15, height: 10 },
      },
    ],
    insurance: 'Standard',
    pickup: true,
    signatureRequired: false,
    origin: {
      fullname: 'Chidi Eze',
      phoneNumber: '08031234567',
      email: 'chidi@example.test',
      address: '5 Allen Avenue',
      country: 'NG',
      state: 'NG_LA',
      city: 'IKEJA',
      postalCode: '0000',
    },
    destination: {
      fullname: 'Grace Miller',
      phoneNumber: '+442079460000',
      email: 'grace@example.test',
      address: '1 High Street',
      country: 'GB',
      state: 'GB_ENG',
      cityName: 'London',
      postalCode: 'N1 9GU',
    },
  }
}

export async function ship(
  address: string,
  key: string,
  category: number,
  whenPaid: (id: number) => Promise<void>
) {
  const api = createClient<paths>({
    baseUrl: address,
    headers: { authorization: \`Bearer \${key}\` },
  })
  const quote = await api.POST('/shipment/check_rate', { body: parcel(category) })
  if (quote.error) throw new Error(JSON.stringify(quote.error))
  const { courierRates, quoteId } = quote.data.data
  const cheapest = courierRates[0]
  if (!cheapest) throw new Error('There is no rate')

  const booked = await api.POST('/shipment', {
    body: { ...parcel(category), preferredCourier: cheapest.courier, quoteId },
  })
  if (booked.error) throw new Error(JSON.stringify(booked.error))
  const { id, transactionReference, trackingNumber } = booked.data.data
  const paid = await api.POST('/shipment/{ref}/make_payment/{balance}', {
    params: {
      path: { ref: transactionReference, balance: 'Wallet' },
      header: { 'Idempotency-Key': \`pay-\${transactionReference}\` },
    },
    body: { amount: cheapest.paymentAmount },
  })
  if (paid.error) throw new Error(JSON.stringify(paid.error))
  await whenPaid(id)

  const token = await api.GET('/files/token/{document}/{trackingNumber}', {
    params: { path: { document: 'waybill', trackingNumber } },
  })
  if (token.error) throw new Error(JSON.stringify(token.error))
  const label = await api.GET('/files/download', {
    params: { query: { token: token.data.message } },
    parseAs: 'text',
  })
  const tracked = await api.GET('/shipment/{trackingNumber}/track', {
    params: { path: { trackingNumber } },
  })
  if (tracked.error) throw new Error(JSON.stringify(tracked.error))
  const price: number = cheapest.paymentAmount
  const status: string = tracked.data.data.statusText
  return { price, label: label.data, status, trackingNumber }
}
`

type Client = {
  ship: (
    address: string,
    key: string,
    category: number,
    whenPaid: (id: number) => Promise<void>
  ) => Promise<{ price: number; label: string; status: string; trackingNumber: number }>
}

const SURROUNDINGS = 'declare const process: { env: Record<string, string | undefined> }'

/** Compiles types of the OpenAPI file, a program and the guide's scripts; returns diagnostics. */
export async function compileClient(document: object, guide: string) {
  await mkdir(app.tmpPath(), { recursive: true })
  // The folder is inside the checkout, so that imports of packages resolve.
  const folder = await mkdtemp(app.tmpPath('typed-client-'))
  const program = join(folder, 'client.mts')
  await writeFile(join(folder, 'schema.mts'), astToString(await openapiTS(document as never)))
  await writeFile(program, PROGRAM)
  const shown = join(folder, 'shown.mjs')
  await writeFile(shown, guide.replaceAll('./sendam', './schema.mts'))
  const surroundings = join(folder, 'surroundings.d.ts')
  await writeFile(surroundings, SURROUNDINGS)
  const compilation = ts.createProgram([program, shown, surroundings], {
    strict: true,
    allowJs: true,
    checkJs: true,
    outDir: join(folder, 'out'),
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    rewriteRelativeImportExtensions: true,
    module: ts.ModuleKind.NodeNext,
    target: ts.ScriptTarget.ES2023,
    types: [],
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  })
  const complaints = ts
    .getPreEmitDiagnostics(compilation)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
  compilation.emit()
  const client = () =>
    import(pathToFileURL(join(folder, 'out', 'client.mjs')).href) as Promise<Client>
  return { folder, complaints, client }
}
