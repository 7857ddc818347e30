import { type ListParams, type PaginatedRows, useServerList } from '~/url/use_server_list'
import { DataTable, type TableColumn } from '~/ui/data_table'
import { PageHeader } from '~/ui/page_header'
import { LanguageLinks, type LanguageProgress } from '../components/language_links'
import {
  COUNTED_PROPS,
  type ListedMessage,
  MessageTranslation,
} from '../components/message_translation'
import { TextsFooter } from '../components/texts_footer'

type MessageState = ListedMessage['state']

interface LanguagesProps {
  listQuery: ListParams
  languages: LanguageProgress[]
  states: { name: MessageState; count: number }[]
  pages: { group: string; name: string; count: number }[]
  messages?: PaginatedRows<ListedMessage>
}

const STATE_LABELS: Record<MessageState, string> = {
  missing: 'Missing',
  draft: 'Draft',
  released: 'Released',
}

/** Texts are drafts until a native speaker has signed them. */
export default function Languages(props: LanguagesProps) {
  const { listQuery, languages, states, pages, messages } = props
  const language = listQuery.language!
  const list = useServerList(messages, { prop: 'messages', listQuery, also: COUNTED_PROPS })
  return (
    <>
      <PageHeader
        title="Languages"
        description="Texts of public pages and of messages to receivers. Sign texts only in a language that you grew up with. Your signature confirms that they are right."
      />
      <LanguageLinks languages={languages} listQuery={listQuery} />
      <DataTable
        label="Texts"
        columns={textColumns(language)}
        list={list}
        rowKey={({ key }) => `${language} ${key}`}
        search="Search texts and keys"
        sentences={{ of: 'texts' }}
        filters={[
          {
            name: 'state',
            label: 'State',
            all: 'All states',
            options: states.map(({ name, count }) => ({
              value: name,
              label: `${STATE_LABELS[name]} (${count})`,
            })),
          },
          {
            name: 'group',
            label: 'Page',
            all: 'All pages',
            options: pages.map(({ group, name, count }) => ({
              value: group,
              label: `${name} (${count})`,
            })),
          },
        ]}
        footer={<TextsFooter language={language} list={list} />}
      />
    </>
  )
}

function textColumns(language: string): TableColumn<ListedMessage>[] {
  return [
    {
      header: 'English',
      value: 'english',
      cell: ({ key, page, english }) => (
        <div title={key} className="min-w-0">
          <p className="whitespace-pre-line font-normal wrap-anywhere">{english}</p>
          <p className="mt-1 text-xs font-normal text-ink-muted">{page}</p>
        </div>
      ),
      width: 'w-1/2',
      phone: 'title',
      opens: false,
    },
    {
      header: 'Translation',
      value: ({ text }) => text ?? 'Missing',
      cell: (message) => <MessageTranslation language={language} message={message} />,
      width: 'w-1/2',
      phone: 'line',
    },
  ]
}
