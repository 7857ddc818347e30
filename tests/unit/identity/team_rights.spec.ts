import { test } from '@japa/runner'
import {
  hasRight,
  describeMissingRight,
  TEAM_RIGHTS,
  TEAM_ROLES,
  suggestAskingOwner,
} from '#identity/teams/rules/team_rights'

/** Owner, payer, booker, viewer. */
const TABLE = {
  book: [true, true, true, false],
  pay: [true, true, false, false],
  fund: [true, true, false, false],
  brand: [true, true, false, false],
  connect: [true, true, false, false],
  withdraw: [true, false, false, false],
  team: [true, false, false, false],
}

test.group('Team role', () => {
  test('grants exactly the rights of the table', ({ assert }) => {
    const found = Object.fromEntries(
      TEAM_RIGHTS.map((right) => [right, TEAM_ROLES.map((role) => hasRight(role, right))])
    )
    assert.deepEqual(found, TABLE)
  })

  test('explains a missing right: what is allowed, what is not, and whom to ask', ({ assert }) => {
    assert.equal(
      describeMissingRight('viewer', 'book', ['Ada Obi']),
      "You can see this business's shipments but not book. Ask an owner: Ada Obi."
    )
    assert.equal(
      describeMissingRight('booker', 'pay', ['Ada Obi', 'Bola Ojo']),
      'You can book for this business but not pay. Ask an owner: Ada Obi, Bola Ojo.'
    )
    assert.equal(
      describeMissingRight('payer', 'team', []),
      'You can book for this business but not change its team. Ask an owner of the business.'
    )
  })

  test('suggests at most three owners to ask', ({ assert }) => {
    assert.equal(suggestAskingOwner(['A', 'B', 'C', 'D']), 'Ask an owner: A, B, C.')
  })
})
