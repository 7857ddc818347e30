import { PageHeader } from '~/ui/page_header'
import { Toaster } from '~/ui/toaster'
import { Choices, Inputs } from '../components/form_gallery'
import { Lists, Tables, Texts } from '../components/list_gallery'
import { Buttons, Overlays, States } from '../components/state_gallery'

const FAMILIES = { Buttons, Inputs, Choices, Texts, Lists, Tables, States, Overlays }

/** Each family of components in every state, in light and dark. */
export default function Gallery() {
  return (
    <>
      <PageHeader
        title="Components"
        description="Everything in inertia/ui, in every state. Only the development server has this page."
      />
      <div className="grid gap-8">
        {Object.entries(FAMILIES).map(([name, Family]) => (
          <section key={name} aria-label={name}>
            <h2 className="mb-2 text-lg font-semibold">{name}</h2>
            <div className="grid gap-4 lg:grid-cols-2">
              {['light', 'dark'].map((theme) => (
                <div
                  key={theme}
                  data-theme={theme}
                  className="grid min-w-0 content-start gap-4 rounded border bg-surface p-4 text-ink"
                >
                  <Family />
                </div>
              ))}
            </div>
          </section>
        ))}
      </div>
      <Toaster />
    </>
  )
}
