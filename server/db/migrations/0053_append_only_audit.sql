-- What is in the log stays there: the service's own role may add rows and read them, nothing else (quality C03).
-- The owner of the table could give itself the right back, which is an act of its own and not a slip of a query.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_event FROM CURRENT_USER;
