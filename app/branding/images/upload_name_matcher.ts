export const uploadNameMatcher = { match: /^[\w-]{1,30}$/ }
