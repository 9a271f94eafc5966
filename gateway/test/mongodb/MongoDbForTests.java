import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.h2.H2Backend;
import java.util.List;

/**
 * A server that speaks MongoDB's wire protocol, for the tests: kept in the file named by the first
 * argument, listening on the port named by the second (0: any free one). Prints its address in one
 * line and ends when its standard input does, so that it never outlives the tests.
 */
public class MongoDbForTests {
  /**
   * The library's own "5.0" tells clients wire version 8, which is MongoDB 4.2's and older than what
   * the driver accepts. 13 is what a MongoDB 5.0 says.
   */
  private static final MongoVersion MONGODB_5 =
      new MongoVersion() {
        @Override
        public List<Integer> getVersionArray() {
          return List.of(5, 0, 0);
        }

        @Override
        public int getWireVersion() {
          return 13;
        }
      };

  public static void main(String[] arguments) throws Exception {
    H2Backend backend =
        arguments[0].equals("memory") ? H2Backend.inMemory() : new H2Backend(arguments[0]);
    backend.version(MONGODB_5);
    MongoServer server = new MongoServer(backend);
    server.bind("127.0.0.1", Integer.parseInt(arguments[1]));
    System.out.println("mongodb://127.0.0.1:" + server.getLocalAddress().getPort());
    while (System.in.read() != -1) {
      // Waits for the end of the input.
    }
    server.shutdownNow();
  }
}
