import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import type { Assert } from '@japa/assert'
import testUtils from '@adonisjs/core/services/test_utils'
import InboxMessage from '#shared/inbox/inbox_message'
import { seedDemoWallets } from '#wallet/demo_wallets'
import { renderDocument } from '#shipping/documents/shipment_documents'
import Shipment from '#shipping/shipment/models/shipment'
import { PageSession } from '#tests/functional/identity/sessions/page_session'
import {
  EXPECTED_ON,
  live,
  PRICE,
  SENDER,
  STAFF,
  STORIES,
  type Story,
  type StoryName,
  storyOf,
} from '#tests/functional/shipping/shipment/parcel_stories'
import { apiClientOf } from '#tests/support/api_client'
import { removeProps } from '#tests/support/page_props'
import { readPages } from '#tests/unit/shipping/documents/reading'

/** One statement about a parcel by each screen, mail or answer. */
type Readings = Record<string, unknown>

/** Names the screen that disagrees, and one that is right. */
function assertAgree(assert: Assert, matter: string, readings: Readings, expected: unknown) {
  const screens = Object.entries(readings)
  const right = screens.find(([, said]) => JSON.stringify(said) === JSON.stringify(expected))
  for (const [screen, said] of screens) {
    const other = right ? `${right[0]} says ${JSON.stringify(expected)}` : 'no screen is right'
    assert.deepEqual(said, expected, `${matter}: ${screen} says ${JSON.stringify(said)}, ${other}`)
  }
}

/** Names the screen that lacks a sentence which the other screens have. */
function assertSay(assert: Assert, screens: Record<string, string>, sentences: string[]) {
  for (const sentence of sentences) {
    const having = Object.keys(screens).filter((screen) => screens[screen]!.includes(sentence))
    for (const [screen, text] of Object.entries(screens)) {
      assert.include(text, sentence, `${screen} lacks what is said by: ${having.join(', ')}`)
    }
  }
}

const TEXT_OF_ENTITY: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' }

async function readText(session: PageSession, path: string): Promise<string> {
  const response = await session.get(path)
  return removeProps(await response.text())
    .replaceAll(/<(script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&#x27;|&quot;|&amp;/g, (entity) => TEXT_OF_ENTITY[entity]!)
    .replaceAll(/\s+/g, ' ')
}

async function readDeferred(session: PageSession, [path, component]: string[], only: string) {
  const { props } = await session.visit(path!, { component: component!, only })
  return props[only]
}

const HOME = ['/base/home', 'shipping/home/home']
const HISTORY = ['/base/shipment/history', 'shipping/history/history']
const TRACK = ['/base/shipment/track', 'shipping/tracking/track']
const WALLET = ['/base/wallet/balance', 'wallet/balances/balance']

type Coded = { status: string; parcelState: string | null }
type Tracked = { statusText: string; statusNote: string | null }
type Recent = { dayText: string | null }
const codesOf = ({ status, parcelState }: Coded) => [status, parcelState]

async function readSender(session: PageSession, { trackingNumber }: Shipment) {
  const { props: home } = await session.visit('/base/home')
  const page = [`/base/shipments/${trackingNumber}`, 'shipping/history/shipment_page/shipment']
  const { props: booked } = await session.visit(`/base/shipment/booked/${trackingNumber}`)
  const track = await session.visit(`/base/shipment/track?trackingNumber=${trackingNumber}`)
  const { recent } = await readDeferred(session, HOME, 'dashboard')
  const statuses: { status: string; count: number }[] = await readDeferred(
    session,
    HOME,
    'statuses'
  )
  const { data: rows } = await readDeferred(session, HISTORY, 'rows')
  return {
    tasks: home.needs.lines as { title: string; text: string }[],
    counted: statuses.map(({ status }) => status),
    booked: booked.parcel,
    recent: recent[0],
    row: rows[0],
    opened: await readDeferred(session, page, 'opened'),
    recentParcels: await readDeferred(session, TRACK, 'recent'),
    tracked: track.props.detail,
    text: await readText(session, page[0]!),
  }
}

async function readMoney(session: PageSession) {
  const { cash: onHome } = await readDeferred(session, HOME, 'balances')
  const { cash: onWalletPage } = await readDeferred(session, WALLET, 'balances')
  return { 'Home, wallet': onHome, 'My Wallet': onWalletPage }
}

const AMOUNT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })

async function readApi(client: ApiClient, { id, trackingNumber }: Shipment) {
  const sender = await apiClientOf(client, SENDER)
  const staff = await apiClientOf(client, STAFF)
  const dataOf = async (call: typeof sender, path: string) => {
    const answer = await call('get', path)
    return answer.status() === 404 ? null : answer.body().data
  }
  const [listed] = await dataOf(sender, '/shipment')
  const wallet = await dataOf(sender, '/wallet')
  return {
    detail: await dataOf(sender, `/shipment/${id}/detail`),
    forStaff: await dataOf(staff, `/shipment/${id}/detail`),
    listed,
    tracked: await dataOf(sender, `/shipment/${trackingNumber}/track`),
    cash: `₦${AMOUNT.format(wallet.cashBalance)}`,
  }
}

async function readStaff(session: PageSession, { trackingNumber }: Shipment) {
  const { data: rows } = await readDeferred(session, HISTORY, 'rows')
  const { deferredProps } = await session.visit('/admin/home')
  const only = Object.values<string[]>(deferredProps).flat().join()
  const { props } = await session.visit('/admin/home', { component: 'admin/console/home', only })
  const home = JSON.stringify(props)
  const [, stuck] = /"key":"stuck","label":"[^"]*","count":(\d+)/.exec(home) ?? []
  return {
    row: rows[0],
    waiting: Number(stuck),
    isListed: home.includes(String(trackingNumber)),
    text: await readText(session, `/base/shipments/${trackingNumber}`),
  }
}

type Seen = Awaited<ReturnType<typeof readEverywhere>>
type Checked = { assert: Assert; story: Story; seen: Seen }

/** Reads every screen before anything is asserted, so that all show the same moment. */
async function readEverywhere(client: ApiClient, shipment: Shipment, sender: PageSession) {
  const staff = await PageSession.signedIn(STAFF)
  const stranger = await PageSession.signedIn('other@sendam.test')
  const { trackingNumber } = shipment
  const { props } = await stranger.visit(`/base/shipment/track?trackingNumber=${trackingNumber}`)
  const whole = await Shipment.findWithDetails(shipment.id)
  const [invoice] = await readPages(await renderDocument(whole, 'invoice'))
  return {
    trackingNumber,
    invoice: invoice!,
    own: await readSender(sender, shipment),
    ours: await readStaff(staff, shipment),
    api: await readApi(client, shipment),
    trackedByStranger: props.detail,
    publicText: await readText(new PageSession(), `/track/${trackingNumber}`),
    mails: await InboxMessage.query().orderBy('id'),
  }
}

function checkStatus({ assert, story, seen }: Checked) {
  const { own, ours, api, trackingNumber } = seen
  const expected = [story.status, story.parcelState]
  const codes = {
    'Home, recent shipments': codesOf(own.recent),
    'Past Shipments': codesOf(own.row),
    'the shipment page': codesOf(own.opened.row),
    'Shipment Detail': codesOf(own.opened.shipment),
    'Past Shipments for staff': codesOf(ours.row),
    'GET /shipment': codesOf(api.listed),
    'GET /shipment/:id/detail': codesOf(api.detail),
    'GET /shipment/:id/detail for staff': codesOf(api.forStaff),
  }
  assertAgree(assert, 'status', codes, expected)
  const counted = { 'Home, parcels by status': own.counted }
  assertAgree(assert, 'counted', counted, expected.filter(Boolean))
  const pages = { 'the shipment page': own.text, 'the shipment page for staff': ours.text }
  assertSay(assert, pages, [`Shipment ${trackingNumber} ${story.badge.replace(',', '')}`])
}

function checkTasks({ assert, story, seen }: Checked) {
  const { own, ours } = seen
  const tasks = { 'Home, Needs you': own.tasks.map(({ text }) => text) }
  assertAgree(assert, 'task of the sender', tasks, story.senderTask ? [story.senderTask] : [])
  assertSay(assert, { 'the shipment page': own.text }, story.senderPage)
  assertSay(assert, { 'the shipment page for staff': ours.text }, story.staffPage)
  const waits = { 'staff Home, figure': ours.waiting > 0, 'staff Home, list': ours.isListed }
  assertAgree(assert, 'waits for staff', waits, story.needsStaff)
  const waybill = { 'the page after booking': own.booked.waybill }
  assertAgree(assert, 'waybill', waybill, story.waybill)
}

function checkReceiver({ assert, story, seen }: Checked) {
  const { own, api, publicText, trackedByStranger } = seen
  const read = (detail: Tracked | null) =>
    detail && { status: detail.statusText, note: detail.statusNote }
  const forReceiver = {
    'GET /shipment/:number/track': read(api.tracked),
    'Track of another customer': read(trackedByStranger),
  }
  assertAgree(assert, 'receiver', forReceiver, story.receiver)
  if (!story.receiver) {
    assert.isNull(own.tracked, 'Track of the sender and the public page')
    assert.notInclude(own.text, 'Send on WhatsApp', 'a link to a page that is gone')
    return
  }
  const { status, note } = story.receiver
  assertSay(assert, { 'the public page': publicText }, [status, note])
  assertAgree(assert, 'status', { 'Track of the sender': own.tracked.statusText }, status)
  if (story.senderStep) assert.include(own.tracked.statusNote, story.senderStep, 'Track and Home')
}

function checkDays({ assert, story, seen }: Checked) {
  const { own, api, publicText } = seen
  const days = {
    'GET /shipment/:id/detail': api.detail.estimatedDelivery,
    'Shipment Detail': own.opened.shipment.estimatedDelivery,
  }
  assertAgree(assert, 'expected', days, story.isExpected ? EXPECTED_ON : null)
  const isExpected = {
    'the public page': publicText.includes('Fri, 27 Nov 2026'),
    'Track, recent parcels': own.recentParcels.some(({ dayText }: Recent) => dayText !== null),
  }
  assertAgree(assert, 'has an expected day', isExpected, story.isExpected)
}

function checkPayment({ assert, story, seen }: Checked) {
  const { own, api, invoice } = seen
  const text = own.opened.shipment.paymentStatusText
  const refunded = story.isRefunded ? ', refunded to the wallet' : ''
  assert.match(text, new RegExp(`^Paid on \\d+ \\w+ \\d+ from the wallet${refunded}$`))
  const paid = { 'GET /shipment/:id/detail': api.detail.paymentStatusText }
  assertAgree(assert, 'payment', { 'Shipment Detail': text, ...paid }, text)
  assertSay(assert, { 'the invoice': invoice }, [story.isRefunded ? 'REFUNDED' : 'PAID', PRICE])
}

function checkMails({ assert, story, seen }: Checked) {
  for (const { to, subject, text } of story.mails) {
    const mail = seen.mails.find(({ recipient }) => recipient?.includes(to))
    assert.equal(mail?.subject?.replace(String(seen.trackingNumber), 'N'), subject)
    assertSay(assert, { [`the mail to ${to}`]: mail!.text }, [text])
  }
}

function lessPrice(balance: string): string {
  const naira = (text: string) => Number(text.replaceAll(/[₦,]/g, ''))
  return `₦${AMOUNT.format(naira(balance) - naira(PRICE))}`
}

test.group('One truth about a parcel', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(() => seedDemoWallets())

  test('that was {$self} is read by all on every screen, in mails and from the API')
    .with(Object.keys(STORIES) as StoryName[])
    .run(async ({ client, assert }, name) => {
      const story = storyOf(name)
      const sender = await PageSession.signedIn(SENDER)
      const { 'My Wallet': before } = await readMoney(sender)
      const shipment = await live(name, client)
      const seen = await readEverywhere(client, shipment, sender)
      const checked = { assert, story, seen }
      checkStatus(checked)
      checkTasks(checked)
      checkReceiver(checked)
      checkDays(checked)
      checkPayment(checked)
      checkMails(checked)
      const money = { ...(await readMoney(sender)), 'GET /wallet': seen.api.cash }
      assertAgree(assert, 'balance', money, story.isRefunded ? before : lessPrice(before))
    })
})
