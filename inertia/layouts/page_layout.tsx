import type { PropsWithChildren } from 'react'
import { usePage } from '@inertiajs/react'
import { Link } from '@adonisjs/inertia/react'
import SignOutButton from '~/components/sign_out_button'

/** The frame around every page: who we are, where one can go, and how to reach us. */
export default function PageLayout({ children }: PropsWithChildren) {
  const { brand, caller } = usePage().props
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-line bg-surface-raised">
        <nav
          aria-label="Main"
          className="mx-auto flex w-full max-w-[1200px] items-center justify-between gap-4 px-4 py-3"
        >
          <Link route="shared.landing" className="text-lg font-semibold text-accent">
            {brand.name}
          </Link>
          {caller ? (
            <div className="flex items-center gap-4">
              <Link route="identity.home" className="underline-offset-4 hover:underline">
                Dashboard
              </Link>
              <Link route="wallet.balance" className="underline-offset-4 hover:underline">
                Wallet
              </Link>
              <SignOutButton />
            </div>
          ) : (
            <Link route="identity.sign_in" className="underline-offset-4 hover:underline">
              Sign In
            </Link>
          )}
        </nav>
      </header>
      <main className="mx-auto w-full max-w-[1200px] flex-1 px-4 py-8">{children}</main>
      <footer className="border-t border-line text-sm text-ink-muted">
        <div className="mx-auto grid w-full max-w-[1200px] gap-4 px-4 py-6 sm:grid-cols-2">
          <ul>
            {brand.offices.map((office) => (
              <li key={office.city}>{office.address}</li>
            ))}
          </ul>
          <p>
            Call us on <span className="whitespace-nowrap">{brand.contactNumber}</span>
          </p>
        </div>
      </footer>
    </div>
  )
}
