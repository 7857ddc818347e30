import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { AddAuthenticatorDialog } from './add_authenticator_dialog'
import { AddPasskeyDialog } from './add_passkey_dialog'
import { FactorRow } from './factor_row'
import { RecoveryCodesDialog } from './recovery_codes_dialog'
import { RecoveryRow } from './recovery_row'
import type { FactorsView } from './factors_data'

type OpenDialog = 'passkey' | 'authenticator' | null

export function FactorsCard({ factors }: { factors: FactorsView }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null)
  const [formCount, setFormCount] = useState(0)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const { passkeys, authenticator } = factors
  const isOnly = passkeys.length + (authenticator ? 1 : 0) === 1
  const close = () => setOpenDialog(null)
  const open = (what: OpenDialog) => {
    setFormCount(formCount + 1)
    setOpenDialog(what)
  }
  const added = (recoveryCodes: readonly string[] | null) => {
    close()
    setCodes(recoveryCodes)
    router.reload()
  }
  return (
    <Card
      title="Second step"
      description="Asked after your password, so that a stolen password is not enough."
      padded={false}
      actions={
        <>
          <Button size="sm" variant="secondary" onClick={() => open('passkey')}>
            Add a passkey
          </Button>
          {!authenticator && (
            <Button size="sm" variant="secondary" onClick={() => open('authenticator')}>
              Add an authenticator app
            </Button>
          )}
        </>
      }
    >
      <div className="divide-y">
        {passkeys.length === 0 && !authenticator && (
          <p className="p-4 text-ink-muted sm:px-5">
            You have none yet. A passkey uses your fingerprint, face or PIN; an app shows a new code
            every half minute.
          </p>
        )}
        {passkeys.map((passkey) => (
          <FactorRow key={passkey.id} kind="passkey" isOnly={isOnly} {...passkey} />
        ))}
        {authenticator && <FactorRow kind="authenticator" isOnly={isOnly} {...authenticator} />}
        {(passkeys.length > 0 || authenticator) && (
          <RecoveryRow left={factors.recoveryCodesLeft} onRenewed={added} />
        )}
      </div>
      <AddPasskeyDialog
        key={`passkey ${formCount}`}
        factors={factors}
        open={openDialog === 'passkey'}
        onClose={close}
        onAdded={added}
      />
      <AddAuthenticatorDialog
        key={`authenticator ${formCount}`}
        factors={factors}
        open={openDialog === 'authenticator'}
        onClose={close}
        onAdded={added}
      />
      <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
    </Card>
  )
}
