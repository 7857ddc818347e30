/** What the form of an upload calls itself in a path. */
export const uploadNameMatcher = { match: /^[\w-]{1,30}$/ }
