// Opens the admin page of the server that the tests of the page use.

export const ADMIN_KEY = 'only-for-tests-of-the-page';
