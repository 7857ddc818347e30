interface SearchedSetting {
  label: string
  description: string
  text: string
}

/** Finds settings whose name, description or value contains every word. */
export function findSettings<S extends SearchedSetting>(
  settings: readonly S[],
  search: string
): S[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return settings.filter(({ label, description, text }) => {
    const searched = [label, description, text].join(' ').toLowerCase()
    return words.every((word) => searched.includes(word))
  })
}
