import { Link } from '@adonisjs/inertia/react'
import { urlFor } from '~/client'
import { Field } from '~/ui/field'
import { PasswordInput } from '~/ui/password_input'
import { checkTestKey, useTestKey } from './use_test_key'

/** `hasTried`: the user has tried a call, so a missing key is shown as an error too. */
export function TestKeyField({ hasTried = false }: { hasTried?: boolean }) {
  const [key, setKey] = useTestKey()
  const isWrong = hasTried || key.startsWith('sdm_live_')
  return (
    <Field
      label="Test key"
      hint={
        <>
          It starts with sdm_test_, stays in this tab and is never stored.{' '}
          <Link
            href={urlFor('admin.developers.guide', { guide: 'keys-and-test-data' })}
            className="link"
          >
            Get a test key
          </Link>
        </>
      }
      error={isWrong ? (checkTestKey(key) ?? undefined) : undefined}
    >
      <PasswordInput
        value={key}
        onChange={setKey}
        className="font-mono"
        // Keeps browsers from filling in or storing a password.
        name="test-key"
        data-1p-ignore
      />
    </Field>
  )
}
