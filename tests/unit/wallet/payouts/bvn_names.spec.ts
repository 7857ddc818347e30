import { test } from '@japa/runner'
import { namesMatch } from '#wallet/payouts/match_names'

const SAME: [string, string][] = [
  ['Chidi Eze', 'EZE CHIDI'],
  ['Chidi Eze', 'Eze Chidi Emmanuel'],
  ['Chidi Emmanuel Eze', 'CHIDI EZE'],
  ['Chidi E. Eze', 'CHIDI EMMANUEL EZE'],
  ['Ọláyínká Adéṣínà', 'OLAYINKA ADESINA'],
  ['Ngozi Ade-Ojo', 'ADEOJO NGOZI'],
  ['Ngozi Adeojo', 'Ngozi Ade Ojo'],
  ['Ngozi Ade‑Ojo', 'ADE-OJO, NGOZI'],
  ['Amaka O’Neil', 'ONEIL AMAKA'],
  ['Dr. Aisha Bello', 'Hajia Aisha Bello'],
  ['  chidi   EZE ', 'Chidi Eze'],
]

const OTHER: [string, string][] = [
  ['Chidi Eze', 'UMEH NGOZI'],
  ['Chidi Eze', 'CHIDI OKAFOR'],
  ['Chidi Eze', 'CHIDIMMA EZE'],
  ['Chidi Emmanuel Eze', 'CHIDI SAMUEL EZE'],
  ['Chidi', 'CHIDI EZE'],
  ['Chidi Chidi', 'CHIDI EZE'],
  ['Dr C', 'DR CHIDI'],
  ['', 'CHIDI EZE'],
  ['Chidi Eze', ''],
  ['Chidi Eze', 'ΧΙΔΙ ΕΖΕ'],
]

test.group('Name on a BVN', () => {
  for (const [account, bank] of SAME) {
    test(`"${bank}" matches "${account}"`, ({ assert }) => {
      assert.isTrue(namesMatch(account, bank))
    })
  }

  for (const [account, bank] of OTHER) {
    test(`"${bank}" does not match "${account}"`, ({ assert }) => {
      assert.isFalse(namesMatch(account, bank))
    })
  }
})
