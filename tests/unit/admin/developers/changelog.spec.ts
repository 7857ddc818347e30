import { test } from '@japa/runner'
import { renderChangelogMarkdown } from '#admin/developers/changelog/changelog_markdown'

test.group('Changelog in Markdown', () => {
  test('names a version with its deprecation and sunset dates', ({ assert }) => {
    const version = {
      version: '2026-11-23',
      deprecatedOn: '2027-06-01',
      sunsetOn: '2028-06-01',
    }
    const text = renderChangelogMarkdown([
      { day: '2027-01-04', version: null, added: ['More'] },
      { day: '2026-11-23', version, changed: ['Other'] },
    ])
    assert.include(text, '## 2027-01-04\n\n### Added')
    assert.include(
      text,
      '## 2026-11-23\n\nVersion `2026-11-23`. Deprecated since 2027-06-01, supported until 2028-06-01.\n\n### Changed'
    )
  })
})
